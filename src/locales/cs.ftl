# to be translated
