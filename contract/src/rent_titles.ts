import type { Category } from './category.ts'
import type { Item } from './item.ts'
import type { Language } from './language.ts'

/** Texts about `what` in `city`; an empty city stands for all cities or an unknown one. */
type Texts = {
  list: { rent: Text; hire: Text }
  item: { rent: Text; hire: Text }
  place: Text
  things: string
}
type Text = (what: string, city: string) => string

const TEXTS: Record<Language, Texts> = {
  en: {
    list: {
      rent: (what, city) => `${what} on rent${city && ` in ${city}`}`,
      hire: (what, city) => `${what} for hire${city && ` in ${city}`}`,
    },
    item: {
      rent: (what, city) => `${what} on rent${city && ` in ${city}`}`,
      hire: (what, city) => `${what} for hire${city && ` in ${city}`}`,
    },
    place: (what, city) => `${what} in ${city}`,
    things: 'Things',
  },
  hi: {
    list: {
      rent: (what, city) => `${city && `${city} में `}${what} किराए पर`,
      hire: (what, city) => `${city && `${city} में `}${what} बुलाएँ`,
    },
    item: {
      rent: (what, city) => `${what}${city && `, ${city} में`} किराए पर`,
      hire: (what, city) => `${what}${city && `, ${city} में`} बुलाएँ`,
    },
    place: (what, city) => `${city} में ${what}`,
    things: 'सामान',
  },
}

const PEOPLE: readonly string[] = ['driver', 'hard-worker']

/** A text that itself says that something is for rent. */
const SAYS_RENT = /\brent|\bhire\b|किरा[एय]/i

/** The title of a category's page, 'Cameras on rent in Pune'. Names are in `language`; `city` is empty for all cities. */
export function categoryTitle({ id, name }: Category, city: string, language: Language): string {
  return TEXTS[language].list[verbOf(id)](name, city)
}

/** The heading of a category's page, 'Cameras', or 'Cameras in Pune' for a city. */
export function categoryHeading({ name }: Category, city: string, language: Language): string {
  return city ? TEXTS[language].place(name, city) : name
}

/** The title of an item's page, 'Canon EOS R6 on rent in Pune'; it repeats neither 'rent' nor the city. `city` may be empty. */
export function itemTitle(
  { title, categoryId }: Pick<Item, 'title' | 'categoryId'>,
  city: string,
  language: Language
): string {
  return withoutRepetition(title, city, language, TEXTS[language].item[verbOf(categoryId)])
}

/**
 * The title of search results without a filter, for the text `q`, else for `category`, else for all things; `city` is empty for
 * all cities.
 */
export function searchTitle(
  { q, category, city }: { q: string; category: Category | undefined; city: string },
  language: Language
): string {
  const { list, things } = TEXTS[language]
  if (q) return withoutRepetition(q, city, language, list.rent)
  return category ? categoryTitle(category, city, language) : list.rent(things, city)
}

/** Whether a category is of people, who are hired rather than rented. */
export function isForHire(categoryId: string): boolean {
  return PEOPLE.includes(categoryId)
}

function verbOf(categoryId: string): 'rent' | 'hire' {
  return isForHire(categoryId) ? 'hire' : 'rent'
}

function withoutRepetition(what: string, city: string, language: Language, text: Text): string {
  const newCity = what.toLowerCase().includes(city.toLowerCase()) ? '' : city
  if (!SAYS_RENT.test(what)) return text(what, newCity)
  return newCity ? TEXTS[language].place(what, newCity) : what
}
