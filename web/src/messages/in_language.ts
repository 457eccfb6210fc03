/** The languages the catalogue speaks. A language added here must fill every catalogue, or tsc fails. */
export type Language = 'en'

type Versions<Words> = { en: Words } & { [Other in Exclude<Language, 'en'>]: NoInfer<Words> }

/** The language of this page load; another choice takes effect with the next one. */
export const language: Language = 'en'

/** The words of one catalogue in the page's language; English decides which keys there are. */
export function inLanguage<Words>(versions: Versions<Words>): Words {
  return versions[language]
}
