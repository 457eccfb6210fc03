/**
 * The words of each category, as readable text. One line is one thing: the words that mean it, in English, in Hindi as it is
 * typed and in Devanagari, with commas between; behind `>` the kinds of it and the names it is sold under. Who searches
 * for the thing also finds its kinds, who names a kind does not find the rest..
 */
export type CategorySynonyms = Readonly<Record<string, string>>
