/**
 * The search vocabulary of each category, as readable text. One line is one thing: its synonyms in English, transliterated
 * Hindi and Devanagari, separated by commas; after `>` its hyponyms and brand names. A search for the thing also finds its
 * hyponyms; a search for a hyponym does not find the other ones.
 */
export type CategorySynonyms = Readonly<Record<string, string>>
