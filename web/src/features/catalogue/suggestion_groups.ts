import { NAMED_CATEGORIES, type NamedCategory } from '@saajha/contract/category_names'
import { cityOf } from '@saajha/contract/city_of'
import type { Suggestion } from '@saajha/contract/item'
import type { SuggestionTarget } from '@/features/catalogue/hooks/use_search'
import type { Search } from '@/features/catalogue/recent_searches'
import { names } from '@/messages/names'
import { suggestions as messages } from '@/messages/suggestions'

/** A line of the suggestion list. */
export type SuggestionLine = {
  text: string
  /** The part of the text that a member or the visitor wrote. */
  quote?: string
  /** A secondary text: the location, or the kind of the suggestion. */
  hint?: string
  isRecent?: boolean
  target: SuggestionTarget
}

export type SuggestionGroup = { heading?: string; lines: SuggestionLine[]; isRecent?: boolean }

const POPULAR = 6
const RECENT_WHILE_TYPING = 2

/** The suggestions for an empty input: recent searches and the first categories. */
export function suggestionsBeforeTyping(recent: readonly Search[]): SuggestionGroup[] {
  return [
    { heading: messages.recent, isRecent: true, lines: recent.map(recentLine) },
    {
      heading: messages.categories,
      lines: NAMED_CATEGORIES.slice(0, POPULAR).map(categorySuggestion),
    },
  ].filter(({ lines }) => lines.length > 0)
}

/** The suggestions for a text: recent searches with this prefix, then the server's suggestions. */
export function suggestionsWhileTyping(
  typed: string,
  recent: readonly Search[],
  suggested: readonly Suggestion[]
): SuggestionGroup[] {
  const begun = typed.trim().toLowerCase()
  const again = recent.filter(({ q }) => q.toLowerCase().startsWith(begun))
  const lines = [
    ...again.slice(0, RECENT_WHILE_TYPING).map(recentLine),
    ...suggested.map(suggestedLine).filter(({ text }) => again.every(({ q }) => q !== text)),
  ]
  return lines.length > 0 ? [{ lines }] : []
}

/** The city suggestions of a location input. */
export function citySuggestions(cities: readonly string[], isTyped: boolean): SuggestionGroup[] {
  const lines = cities.map((city): SuggestionLine => ({
    text: names.location(city),
    target: toCity(city),
  }))
  return lines.length > 0 ? [{ heading: isTyped ? undefined : messages.cities, lines }] : []
}

function suggestedLine({ kind, text, categoryId, location }: Suggestion): SuggestionLine {
  const category = NAMED_CATEGORIES.find(({ id }) => id === categoryId)
  if (kind === 'category' && category)
    return { ...categorySuggestion(category), hint: messages.category }
  if (kind === 'city') {
    return { text: names.location(text), hint: messages.city, target: toCity(text) }
  }
  if (kind === 'search') return inCity(text, location)
  return { text, quote: text, target: { kind: 'search', q: text, location: '' } }
}

function inCity(q: string, location: string | undefined): SuggestionLine {
  const city = names.location(cityOf(location ?? ''))
  return {
    text: city ? messages.inCity({ q, city }) : messages.inAllCities({ q }),
    quote: q,
    target: { kind: 'search', q, location: location ?? '', isEverywhere: !location },
  }
}

function categorySuggestion(category: NamedCategory): SuggestionLine {
  return { text: names.category(category).name, target: { kind: 'category', slug: category.slug } }
}

function recentLine({ q, location }: Search): SuggestionLine {
  const hint = location && names.location(location)
  return { text: q, quote: q, hint, isRecent: true, target: { kind: 'search', q, location } }
}

function toCity(city: string): SuggestionTarget {
  return { kind: 'city', city }
}
