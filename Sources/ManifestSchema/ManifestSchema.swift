/// The JSON Schema of a manifest's JSON form, for editors that complete and check what is typed.
///
/// It is stricter than the reader in one thing: an unknown key is a fault to it, and a warning to
/// the reader. What a schema cannot say, such as that a phrase's slot must be a parameter, is left
/// to ``Manifest/validate()``.
public enum ManifestSchema {
  /// The schema, in JSON Schema draft 2020-12.
  public static let text = #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "PhraseRouter manifest",
      "$ref": "#/$defs/manifest",
      "$defs": {
        "manifest": {
          "type": "object",
          "description": "An app as data: what it does, and how people ask for it.",
          "properties": {
            "$schema": {
              "type": "string",
              "description": "Where this schema stands, for editors. Ignored."
            },
            "formatVersion": {
              "type": "integer",
              "minimum": 1,
              "maximum": 1,
              "default": 1,
              "description": "The version of the format."
            },
            "app": { "$ref": "#/$defs/app" },
            "languages": {
              "type": "array",
              "items": { "type": "string" },
              "description": "The app's languages (BCP 47), the default first.",
              "minItems": 1,
              "uniqueItems": true,
              "default": ["en"]
            },
            "policies": { "$ref": "#/$defs/policies" },
            "entityTypes": {
              "type": "array",
              "items": { "$ref": "#/$defs/entityType" },
              "description": "The kinds of things that the app's catalogues hold."
            },
            "enums": {
              "type": "array",
              "items": { "$ref": "#/$defs/enumType" },
              "description": "The fixed choices that parameters may take."
            },
            "intents": {
              "type": "array",
              "items": { "$ref": "#/$defs/intent" },
              "description": "What the app can do."
            },
            "shortcuts": {
              "type": "array",
              "items": { "$ref": "#/$defs/shortcut" },
              "description": "The phrases that reach the intents. Earlier ones break ties."
            },
            "negativePhrases": {
              "$ref": "#/$defs/localizedList",
              "description": "Phrases that bypass the app."
            },
            "sentences": {
              "type": "object",
              "additionalProperties": { "$ref": "#/$defs/sentenceSet" },
              "description": "Sentence templates, by language."
            }
          },
          "required": ["app"],
          "additionalProperties": false
        },
        "app": {
          "type": "object",
          "description": "The app's identity and names.",
          "properties": {
            "id": {
              "type": "string",
              "minLength": 1,
              "description": "A stable identifier, such as film-tracker."
            },
            "name": {
              "$ref": "#/$defs/localizedText",
              "description": "What people call the app."
            },
            "synonyms": {
              "$ref": "#/$defs/localizedList",
              "description": "Other names that people use for it."
            }
          },
          "required": ["id", "name"],
          "additionalProperties": false
        },
        "policies": {
          "type": "object",
          "description": "How forgiving the app is, and what it does about ties.",
          "properties": {
            "tolerance": {
              "enum": ["strict", "flexible"],
              "default": "flexible",
              "description": "Whether typos, filler, missing and doubled words are forgiven."
            },
            "ties": {
              "enum": ["ask", "first"],
              "default": "ask",
              "description": "What happens when two shortcuts fit equally well."
            },
            "confirmation": { "$ref": "#/$defs/confirmation" }
          },
          "additionalProperties": false
        },
        "confirmation": {
          "type": "object",
          "description": "When a person is asked before an intent runs, by its risk.",
          "properties": {
            "harmless": {
              "enum": ["never", "inDoubt", "unlessExact", "always"],
              "default": "never",
              "description": "For intents that only show something."
            },
            "undoable": {
              "enum": ["never", "inDoubt", "unlessExact", "always"],
              "default": "inDoubt",
              "description": "For intents that can be taken back."
            },
            "destructive": {
              "enum": ["never", "inDoubt", "unlessExact", "always"],
              "default": "unlessExact",
              "description": "For intents that cannot be taken back."
            }
          },
          "additionalProperties": false
        },
        "entityType": {
          "type": "object",
          "description": "A kind of thing, such as a film.",
          "properties": {
            "name": {
              "type": "string",
              "minLength": 1,
              "description": "The name that parameters refer to."
            },
            "title": {
              "$ref": "#/$defs/localizedText",
              "description": "What people call one such thing (\"film\")."
            },
            "attributes": {
              "type": "array",
              "items": {
                "oneOf": [
                  { "type": "string", "minLength": 1, "description": "The attribute's name." },
                  { "$ref": "#/$defs/attribute" }
                ]
              },
              "description": "The facts that a person can tell entities apart by."
            },
            "subtitle": {
              "type": "array",
              "items": { "type": "string" },
              "description": "The attributes shown under a title, in order."
            },
            "exactTitle": {
              "enum": ["asks", "wins"],
              "default": "asks",
              "description": "What happens when text equals one title and longer ones hold it."
            },
            "queried": {
              "type": "boolean",
              "default": false,
              "description": "True when the app answers string queries itself."
            },
            "catalogue": {
              "type": "string",
              "minLength": 1,
              "description": "A JSON Lines file of entities, beside the manifest."
            },
            "entities": {
              "type": "array",
              "items": { "$ref": "#/$defs/entity" },
              "description": "Entities, if there is no catalogue file."
            }
          },
          "required": ["name"],
          "additionalProperties": false
        },
        "attribute": {
          "type": "object",
          "description": "A fact about entities.",
          "properties": {
            "name": {
              "type": "string",
              "minLength": 1,
              "description": "The name that entities refer to."
            },
            "title": {
              "$ref": "#/$defs/localizedText",
              "description": "What people call it (\"year\")."
            }
          },
          "required": ["name"],
          "additionalProperties": false
        },
        "entity": {
          "type": "object",
          "description": "A thing with a name. Keys that are not listed here are attributes.",
          "properties": {
            "id": {
              "type": "string",
              "minLength": 1,
              "description": "An identifier that never changes."
            },
            "title": {
              "type": "string",
              "minLength": 1,
              "description": "The name, as it is shown."
            },
            "titles": {
              "$ref": "#/$defs/localizedText",
              "description": "The name in other languages."
            },
            "synonyms": {
              "type": "array",
              "items": { "type": "string" },
              "description": "Other names, in any language."
            },
            "aliases": {
              "type": "array",
              "items": { "type": "string" },
              "description": "Read as synonyms."
            },
            "attributes": {
              "type": "object",
              "additionalProperties": true,
              "description": "Facts, by attribute. They may also stand beside the title."
            },
            "context": {
              "type": "object",
              "additionalProperties": true,
              "description": "Facts that sentences can require or exclude."
            }
          },
          "required": ["id", "title"],
          "additionalProperties": true
        },
        "enumType": {
          "type": "object",
          "description": "A fixed set of choices.",
          "properties": {
            "name": {
              "type": "string",
              "minLength": 1,
              "description": "The name that parameters refer to."
            },
            "title": {
              "$ref": "#/$defs/localizedText",
              "description": "What people call one such choice (\"genre\")."
            },
            "cases": {
              "type": "array",
              "items": {
                "oneOf": [
                  { "type": "string", "minLength": 1, "description": "The case's name." },
                  { "$ref": "#/$defs/enumCase" }
                ]
              },
              "description": "The choices, in the order they are offered.",
              "minItems": 1
            }
          },
          "required": ["name", "cases"],
          "additionalProperties": false
        },
        "enumCase": {
          "type": "object",
          "description": "One choice.",
          "properties": {
            "name": {
              "type": "string",
              "minLength": 1,
              "description": "The name, which is the value."
            },
            "title": { "$ref": "#/$defs/localizedText", "description": "What people call it." },
            "synonyms": { "$ref": "#/$defs/localizedList", "description": "Other words for it." }
          },
          "required": ["name"],
          "additionalProperties": false
        },
        "intent": {
          "type": "object",
          "description": "Something the app can do.",
          "properties": {
            "name": {
              "type": "string",
              "minLength": 1,
              "description": "The name that shortcuts and decisions refer to."
            },
            "title": {
              "$ref": "#/$defs/localizedText",
              "description": "What people call it (\"Mark as watched\")."
            },
            "description": {
              "$ref": "#/$defs/localizedText",
              "description": "What it does, in a sentence."
            },
            "parameters": {
              "type": "array",
              "items": { "$ref": "#/$defs/parameter" },
              "description": "What it needs to know, in the order it is asked."
            },
            "needsConfirmation": {
              "type": "boolean",
              "default": false,
              "description": "True when the person is asked before it runs."
            },
            "risk": {
              "enum": ["harmless", "undoable", "destructive"],
              "description": "What it would cost to run it by mistake."
            }
          },
          "required": ["name"],
          "additionalProperties": false
        },
        "parameter": {
          "type": "object",
          "description": "A value that an intent needs.",
          "properties": {
            "name": {
              "type": "string",
              "pattern": "^[^\\s(){}\\[\\]<>|;:$\\\\]+$",
              "not": { "const": "applicationName" },
              "description": "The name that slots refer to: ${film}."
            },
            "title": {
              "$ref": "#/$defs/localizedText",
              "description": "What people call it (\"film\")."
            },
            "type": {
              "description": "What it holds.",
              "oneOf": [
                {
                  "enum": [
                    "string", "integer", "number", "boolean", "date", "duration", "currency",
                    "url", "person", "file"
                  ]
                },
                { "$ref": "#/$defs/parameterType" }
              ]
            },
            "list": {
              "type": "boolean",
              "default": false,
              "description": "True when it takes several values."
            },
            "optional": {
              "type": "boolean",
              "default": false,
              "description": "True when the intent runs without it."
            },
            "default": {
              "description": "The value if none is given: an entity by its id, a date as 2025-12-24."
            },
            "unit": {
              "type": "string",
              "description": "The unit of bare numbers and bounds of a measurement or duration: km; a currency: EUR."
            },
            "minimum": { "type": "number", "description": "The smallest number that it takes." },
            "maximum": { "type": "number", "description": "The largest number that it takes." },
            "trueLabel": {
              "$ref": "#/$defs/localizedText",
              "description": "What people call true, of a boolean (\"on\")."
            },
            "falseLabel": {
              "$ref": "#/$defs/localizedText",
              "description": "What people call false, of a boolean (\"off\")."
            },
            "prompt": {
              "$ref": "#/$defs/localizedText",
              "description": "The question that asks for it (\"Which film?\")."
            },
            "choicePrompt": {
              "$ref": "#/$defs/localizedText",
              "description": "The question that asks which of several is meant (\"Which of them?\")."
            }
          },
          "required": ["name", "type"],
          "additionalProperties": false
        },
        "parameterType": {
          "type": "object",
          "description": "One of a catalogue's entities, one of an enum's cases, or a measurement.",
          "properties": {
            "entity": { "type": "string", "description": "The name of an entity type." },
            "enum": { "type": "string", "description": "The name of an enum." },
            "measurement": {
              "enum": [
                "length", "mass", "temperature", "volume", "area", "speed", "duration", "energy",
                "power", "pressure", "angle", "frequency", "acceleration", "electricCharge",
                "electricCurrent", "electricPotentialDifference", "electricResistance",
                "informationStorage", "fuelEfficiency", "illuminance", "concentrationMass",
                "dispersion"
              ],
              "description": "What is measured."
            }
          },
          "additionalProperties": false,
          "minProperties": 1,
          "maxProperties": 1
        },
        "shortcut": {
          "type": "object",
          "description": "The phrases that reach one intent.",
          "properties": {
            "intent": { "type": "string", "description": "The name of an intent." },
            "title": {
              "$ref": "#/$defs/localizedText",
              "description": "What lists call the shortcut."
            },
            "phrases": {
              "$ref": "#/$defs/localizedList",
              "description": "What people type. ${film} is a parameter, ${applicationName} the app."
            },
            "rules": {
              "type": "object",
              "additionalProperties": {
                "type": "object",
                "additionalProperties": { "type": "string" }
              },
              "description": "Parts that phrases refer to as <name>, by language and name."
            },
            "values": {
              "type": "object",
              "additionalProperties": true,
              "description": "Parameter values that the shortcut sets by itself."
            },
            "generated": {
              "type": "boolean",
              "default": false,
              "description": "True for phrases that give way to the app's own."
            }
          },
          "required": ["intent"],
          "additionalProperties": false
        },
        "sentenceSet": {
          "type": "object",
          "description": "Sentence templates of one language.",
          "properties": {
            "edition": {
              "enum": ["3.0", "3.12"],
              "default": "3.0",
              "description": "The edition of the template semantics."
            },
            "preferredSlot": {
              "type": "string",
              "description": "The slot whose match beats others."
            },
            "preferredMetadata": {
              "type": "string",
              "description": "The key of a block's metadata whose truth makes its matches beat all others."
            },
            "ignoresWhitespace": {
              "type": "boolean",
              "default": false,
              "description": "True when white space carries no meaning in the language's writing."
            },
            "skipWords": {
              "type": "array",
              "items": { "type": "string" },
              "description": "Words that may stand anywhere and mean nothing."
            },
            "lists": {
              "type": "object",
              "additionalProperties": { "$ref": "#/$defs/valueList" },
              "description": "Lists of values, by name."
            },
            "rules": {
              "type": "object",
              "additionalProperties": { "type": "string" },
              "description": "Expansion rules, by name."
            },
            "blocks": {
              "type": "array",
              "items": { "$ref": "#/$defs/block" },
              "description": "The sentences, in order of precedence."
            }
          },
          "additionalProperties": false
        },
        "block": {
          "type": "object",
          "description": "Sentences of one intent that share slots and conditions.",
          "properties": {
            "intent": {
              "type": "string",
              "minLength": 1,
              "description": "The intent that the sentences mean."
            },
            "sentences": {
              "type": "array",
              "items": { "type": "string" },
              "description": "The sentence templates."
            },
            "slots": {
              "type": "object",
              "additionalProperties": true,
              "description": "Slots set by the block itself."
            },
            "requiresContext": {
              "type": "object",
              "additionalProperties": { "$ref": "#/$defs/conditionValue" },
              "description": "What the context must hold."
            },
            "excludesContext": {
              "type": "object",
              "additionalProperties": { "$ref": "#/$defs/conditionValue" },
              "description": "What the context must not hold."
            },
            "requiredKeywords": {
              "type": "array",
              "items": { "type": "string" },
              "description": "Words of which at least one must stand in the utterance."
            },
            "lists": {
              "type": "object",
              "additionalProperties": { "$ref": "#/$defs/valueList" },
              "description": "Lists that only this block sees."
            },
            "rules": {
              "type": "object",
              "additionalProperties": { "type": "string" },
              "description": "Rules that only this block sees."
            },
            "response": {
              "type": "string",
              "description": "The name of the response to give. Passed through."
            },
            "metadata": {
              "type": "object",
              "additionalProperties": true,
              "description": "Anything else. Passed through."
            }
          },
          "required": ["intent"],
          "additionalProperties": false
        },
        "conditionValue": {
          "description": "Values that fit, null for any, or an object that fills a slot.",
          "oneOf": [
            { "type": ["string", "number", "boolean", "null", "array"] },
            { "$ref": "#/$defs/condition" }
          ]
        },
        "condition": {
          "type": "object",
          "description": "A condition that fills a slot.",
          "properties": {
            "value": {
              "description": "A value, an array of values, or null for any value.",
              "type": ["string", "number", "boolean", "null", "array"]
            },
            "slot": {
              "type": ["string", "boolean"],
              "description": "The slot that takes the value. true: the one named as the key."
            }
          },
          "additionalProperties": false
        },
        "valueList": {
          "type": "object",
          "description": "What a list can match.",
          "properties": {
            "values": {
              "type": "array",
              "items": {
                "oneOf": [
                  {
                    "type": "string",
                    "description": "A text, which stands for itself, or a template."
                  },
                  { "$ref": "#/$defs/listValue" }
                ]
              },
              "description": "Any of some texts."
            },
            "range": { "$ref": "#/$defs/range" },
            "wildcard": { "const": true, "description": "Any text." }
          },
          "additionalProperties": false,
          "minProperties": 1,
          "maxProperties": 1
        },
        "listValue": {
          "type": "object",
          "description": "A text, and what it stands for.",
          "properties": {
            "in": {
              "type": "string",
              "minLength": 1,
              "description": "The text that is typed. It may be a template."
            },
            "out": { "description": "What it stands for. Left out: the text as it was typed." },
            "id": {
              "type": "string",
              "description": "The identifier of the entity that it names."
            },
            "context": {
              "type": "object",
              "additionalProperties": true,
              "description": "Facts that blocks can require or exclude."
            },
            "metadata": {
              "type": "object",
              "additionalProperties": true,
              "description": "Anything else. Passed through."
            }
          },
          "required": ["in"],
          "additionalProperties": false
        },
        "range": {
          "type": "object",
          "description": "A range of numbers.",
          "properties": {
            "from": { "type": "integer", "description": "The smallest number, inclusive." },
            "to": { "type": "integer", "description": "The largest number, inclusive." },
            "step": {
              "type": "integer",
              "minimum": 1,
              "default": 1,
              "description": "The distance between numbers."
            },
            "fractions": {
              "enum": ["halves", "tenths"],
              "description": "The fractions that may follow a number."
            },
            "multiplier": {
              "type": "number",
              "description": "What a typed number is multiplied by."
            },
            "digits": {
              "type": "boolean",
              "default": true,
              "description": "True when digits match."
            },
            "words": {
              "type": "boolean",
              "default": true,
              "description": "True when number words match."
            },
            "wordsLanguage": {
              "type": "string",
              "description": "The language of the number words, if not the utterance's."
            }
          },
          "required": ["from", "to"],
          "additionalProperties": false
        },
        "localizedText": {
          "description": "Text in the default language, or texts by language (BCP 47).",
          "oneOf": [
            { "type": "string" },
            { "type": "object", "additionalProperties": { "type": "string" } }
          ]
        },
        "localizedList": {
          "description": "Texts in the default language, or lists of texts by language (BCP 47).",
          "oneOf": [
            { "type": "array", "items": { "type": "string" } },
            {
              "type": "object",
              "additionalProperties": { "type": "array", "items": { "type": "string" } }
            }
          ]
        }
      }
    }

    """#
}
