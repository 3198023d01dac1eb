public import VisualIntelligence

extension SemanticContentDescriptor: _IntentValue {}
