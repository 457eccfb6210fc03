import { CATEGORIES } from '@saajha/contract/categories'
import { CITIES } from '@saajha/contract/cities'
import { expect, test } from 'vitest'
import { hindi } from '@/messages/hi/all'
import { categories } from '@/messages/hi/categories'

/** Values that name themselves, so that a sentence shows which of them it tells. */
const FACTS = new Proxy({}, { get: (_, name) => `«${String(name)}»` })

/** Every sentence of both languages by its place, such as `home.renterSteps.0.title`. */
const english = sentencesOf(
  Object.assign(
    {},
    ...Object.values(import.meta.glob<object>('../en/*.ts', { eager: true }))
  ) as object
)
const inHindi = sentencesOf(hindi)

/** What has no words in it, or is a line that English shows in Hindi too. */
const WITHOUT_WORDS = [
  'booking.day',
  'filters.atLeast',
  'filters.choice',
  'home.tagline',
  'item.morePictures',
  'item.ownerRating',
  'listing.currency',
  'media.megabytes',
  'pages.title',
  'shell.manyUnread',
  'verification.statusHints.rejected',
]

/** Brands, formats and abbreviations that Hindi writes in Latin letters. */
const LATIN =
  /\b(Saajha|Google|WhatsApp|JPEG|JPG|PNG|WebP|MP4|WebM|MOV|MB|5MB|10MB|OTP|ID|PG|SUV|F8|Canon EOS R6)\b/g

test('every sentence is there in Hindi, and no other', () => {
  expect(Object.keys(english).length).toBeGreaterThan(500)
  expect(Object.keys(inHindi).sort()).toEqual(Object.keys(english).sort())
})

test('every sentence is written in Devanagari', () => {
  const left = Object.entries(inHindi)
    .filter(([place]) => !WITHOUT_WORDS.includes(place))
    .filter(([, message]) => !/\p{Script=Devanagari}/u.test(message))
  expect(left).toEqual([])
})

test('no English word is left in a Hindi sentence', () => {
  const left = Object.entries(inHindi).filter(([, message]) =>
    /[A-Za-z]/.test(message.replace(LATIN, '').replace(/«\w+»/g, ''))
  )
  expect(left).toEqual([])
})

/** English puts the fact into its sentence as it is; Hindi has a sentence for each. */
const SAID_OTHERWISE = ['admin.decided']

test('every Hindi sentence tells the same facts as the English one', () => {
  const facts = (message = '') => [...new Set(message.match(/«\w+»/g))].sort()
  for (const [place, message] of Object.entries(english)) {
    if (SAID_OTHERWISE.includes(place)) continue
    expect({ place, facts: facts(inHindi[place]) }).toEqual({ place, facts: facts(message) })
  }
})

test('every category and every city has its Hindi name, and is understood by it', () => {
  expect(Object.keys(categories)).toEqual(CATEGORIES.map(({ slug }) => slug))
  for (const city of CITIES) {
    const name = hindi.names.place(city)
    expect(name).toMatch(/^[\p{Script=Devanagari} .-]+, [\p{Script=Devanagari} ]+$/u)
    expect(hindi.names.placeMeant(name)).toBe(city)
  }
  expect(hindi.names.place('Behind the old bus stand')).toBe('Behind the old bus stand')
})

function sentencesOf(words: object, place = ''): Record<string, string> {
  const messages: Record<string, string> = {}
  for (const [key, value] of Object.entries(words) as [string, unknown][]) {
    // These two turn one text into another; they have tests of their own.
    if (place === '' && (key === 'names' || key === 'refusals')) continue
    if (typeof value === 'string') messages[place + key] = value
    else if (typeof value === 'function') messages[place + key] = String(value(FACTS))
    else Object.assign(messages, sentencesOf(value as object, `${place}${key}.`))
  }
  return messages
}
