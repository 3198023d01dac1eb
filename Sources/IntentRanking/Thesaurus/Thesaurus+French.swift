extension Thesaurus {
  static let french = """
    regardé*|vu|vus|vue|vues|maté*|visionné*|fini|terminé*|connais|sors du ciné|me suis fait|s'est fait|découvert
    regarder|voir|mater|visionner|regarde|revoir
    pas|jamais|ne|n'ai|non|plus|aucun*|sans
    non vu*|pas vu*|pas encore vu*|à voir|pas regardé*|jamais vu*|reste à voir
    marque*|note*|coche*|enregistre*|retiens|indique*|inscris|compte*|comme|souviens|mémorise*|journal|consigne
    décoche*|annule*|oublie*|par erreur|erreur|finalement|retire la marque|reviens|fais comme si|oups|en fait|trompé*|défais
    enlève*|retire*|supprime*|efface*|vire*|ôte*|sors|raye*|dégage*|balance
    ajoute*|mets|colle*|range*|place*|glisse*|sauvegarde*|garde*|fous|rajoute*|fourre*|passe|va dans|met
    à ma|dans ma|sur ma|dans mes|à mes|dans les|aux|dans la|sur la|à la
    plus tard|un jour|une autre fois|un de ces jours|de côté|à voir|un de ces quatre
    veux|voudrais|aimerais|envie|faut que|faudrait|ai besoin|voulais|humeur
    favori*|préféré*|coup* de cœur|adore*|aime|meilleur*|chouchou*
    note*|évalue*|mérite*|juge*|apprécie*|verdict|avis
    donne*|mets|attribue*|accorde*|colle*|file*|donné
    note*|évaluation*|avis|verdict|appréciation*
    étoile*|point*|sur cinq|sur 5
    moyenne|en moyenne|généralement|d'habitude
    montre*|affiche*|donne*|liste*|fais voir|sors|dis|ouvre*|quels sont
    trouve*|cherche*|recherche*|y a-t-il|il y a|tu as|t'as|avez vous|as-tu|quelque chose|des trucs
    film*|long métrage|longs métrages|cinéma|titre*|ciné
    quel*|qu'est-ce|quoi|que|lesquels|lesquelles
    qui|de qui|par qui
    de|du|par|signé*|filmographie|œuvre*|réalisés par
    réalis*|tourné*|metteur|fait|cinéaste
    parcour*|explore*|feuillet*|passe en revue|fouill*|balade
    au moins|à partir de|minimum|pas moins|ou plus|et plus|ou mieux|au minimum|et au dessus
    bon*|bien noté*|super|chouette*
    rappel*|préviens*|penser|fais-moi signe|alerte*|réveille*|n'oublie pas|que j'oublie|notifie*|avertis*|signale*|mémoire|dis-moi de
    annule*|supprime le rappel|plus besoin|stop*|laisse tomber|abandonne*
    déplace*|repousse*|reporte*|décale*|change*|plutôt|avance*|remets
    change*|modifie*|corrige*|mets à jour|passe à|rectifie*
    chois*|sélectionne*|décide*|tire*|prends|pioche*|trouve-moi
    suggère*|propose*|recommande*|conseil*|idée*|inspire*
    hasard|n'importe*|au pif|aléatoire*|quelconque|peu importe|à toi de|tu décides|tu choisis|ce que tu veux|lance les dés|les dés|la roue|égal
    surpren*|surprise|m'ennuie|sais pas|indécis*|aucune idée|arrive pas
    combien|nombre|compte*|total
    durée|dure|minutes|heures|combien de temps|long
    quand|année|sorti*|sortie|date de sortie|quel âge
    décennie*|années
    dernier*|dernière*|récent*|récemment|précédent*
    plus ancien*|plus récent*|plus long*|plus court*|premier*|plus vieux|plus vieille
    ai-je|est-ce que j'ai|j'ai déjà|avons-nous|si j'ai
    déjà|jusqu'ici|jusqu'à présent|auparavant
    reste*|manque*|encore|restant*
    liste*|pile|collection|catalogue|listes
    vide*|tout|tous|entièrement
    jour|date|quand|prévu*|programmé*
    hier|hier soir|enfin|viens de|tout juste|aujourd'hui|ce soir|tout à l'heure
    week-end|weekend|samedi|dimanche
    allume*|active*|démarre*
    éteins|arrête*|coupe*|désactive*
    lance*|ouvre*|commence*
    joue*|écoute*|musique
    crée*|nouveau*|nouvelle*
    envoie*|message*|écris
    appelle*|téléphone*
    achète*|commande*|paie*
    réserve*|réservation
    météo|pluie|pleut|température|soleil
    coûte*|prix|cher|argent|euros
    compte|carte|virement|banque
    """
}
