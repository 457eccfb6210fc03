import { BOOKING_STATES } from '@saajha/contract/booking'
import { CATEGORIES } from '@saajha/contract/categories'
import { CITIES } from '@saajha/contract/cities'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { warningsOf } from '@saajha/contract/fraud/warnings_of'
import { HINDI_CATEGORIES } from '@saajha/contract/hindi_categories'
import { loadHindiNames, names } from '@/messages/names'

const files = import.meta.glob<object>(['../*.ts', '!../{errors,names,in_language}.ts'])

/** Returns the parameter's name for every parameter of a message. */
const PARAMETERS = new Proxy({}, { get: (_, name) => `«${String(name)}»` })

/** Returns a value of its type for every parameter of an error message, mostly a number. */
const VALUES = new Proxy({}, { get: (_, name) => TEXTS[String(name)] ?? 5 })
const TEXTS: Record<string, string> = {
  day: '2030-01-05',
  problem: 'damage',
  state: 'accepted',
  unit: 'day',
}

/** All messages of a language by key, such as `home.renterSteps.0.title`. */
let english: Record<string, string>
let hindi: Record<string, string>
/** All Hindi messages, with those of API errors. On the wire these are English. */
let allHindi: Record<string, string>

beforeAll(async () => {
  english = await messagesIn('en')
  hindi = await messagesIn('hi')
  const { errorMessages } = await import('@/messages/errors')
  allHindi = { ...hindi, ...flattened(errorMessages!, 'errors.', VALUES) }
})

afterAll(() => void vi.doUnmock('@/lib/preferences/language'))

/** Messages without words, and a line that English shows in Hindi too. */
const WITHOUT_WORDS = [
  'booking.day',
  'booking.rowOf',
  'bookings.atTime',
  'filters.atLeast',
  'filters.choice',
  'home.tagline',
  'details.morePictures',
  'details.ownerRating',
  'listing.currency',
  'media.megabytes',
  'pages.title',
  'shell.unread',
  'verification.statusHints.rejected',
]

/** Brands, formats and abbreviations that Hindi writes in Latin letters. */
const LATIN =
  /\b(Saajha|Google|WhatsApp|JPEG|JPG|PNG|WebP|MP4|WebM|MOV|GB|MB|5MB|10MB|OTP|ID|QR|UPI|iPhone|iPad|PG|SUV|F8|H\.264|Settings > Camera > Formats > Most Compatible|Canon EOS R6)\b/g

/** Words that stand for what decision 18 names otherwise, such as तस्वीर for फ़ोटो, and letters that are spelled without a dot. */
const OTHER_WORDS = /रद्द|तस्वीर|सूचना|प्रस्ताव|साइन (इन|आउट)|बातचीत(?! से तय)|[कखग]\u093c/

/** English inserts the value into its message; Hindi has a message for each value. */
const MESSAGE_PER_VALUE = ['admin.decided']

test('Hindi has a message for each English one, and no other', () => {
  expect(Object.keys(english).length).toBeGreaterThan(500)
  expect(Object.keys(hindi).sort()).toEqual(Object.keys(english).sort())
})

test('every Hindi message is written in Devanagari', () => {
  const others = Object.entries(allHindi)
    .filter(([key]) => !WITHOUT_WORDS.includes(key))
    .filter(([, message]) => !/\p{Script=Devanagari}/u.test(message))
  expect(others).toEqual([])
})

test('no Hindi message contains an English word', () => {
  const others = Object.entries(allHindi).filter(([, message]) =>
    /[A-Za-z]/.test(message.replace(LATIN, '').replace(/«\w+»/g, ''))
  )
  expect(others).toEqual([])
})

test('no Hindi message has another word for what decision 18 names', () => {
  const others = Object.entries(allHindi).filter(([, message]) => OTHER_WORDS.test(message))
  expect(others).toEqual([])
})

test('every Hindi message contains the same parameters as the English one', () => {
  const parameters = (message = '') => [...new Set(message.match(/«\w+»/g))].sort()
  for (const [key, message] of Object.entries(english)) {
    if (MESSAGE_PER_VALUE.includes(key)) continue
    expect({ key, parameters: parameters(hindi[key]) }).toEqual({
      key,
      parameters: parameters(message),
    })
  }
})

test('the Hindi line of what is due today ends with the item, so that a long title cuts off nothing else', () => {
  const lines = Object.entries(hindi).filter(([key]) =>
    /^savedBookings\.(collect|return|overdue)\./.test(key)
  )
  expect(lines).toHaveLength(6)
  expect(lines.filter(([, line]) => !line.endsWith(': «item»'))).toEqual([])
})

test('no quick reply gets a warning of fraud', () => {
  const warned = [english, hindi]
    .flatMap((messages) => Object.entries(messages))
    .filter(([key, text]) => key.includes('quickReplies') && warningsOf(text).length > 0)
  expect(warned).toEqual([])
})

test('each side has six quick replies in every state of a booking, in both languages', () => {
  for (const messages of [english, hindi]) {
    const replies = Object.entries(messages).filter(([key]) => key.includes('quickRepliesOf.'))
    const byPlace = Map.groupBy(replies, ([key]) => key.split('.').slice(-3, -1).join(' '))
    expect(byPlace.size).toBe(2 * ['none', 'cancelledByYou', ...BOOKING_STATES].length)
    const counts = [...byPlace].map(([place, texts]) => [
      place,
      new Set(texts.map(([, text]) => text)).size,
    ])
    expect(counts.filter(([, count]) => count !== 6)).toEqual([])
  }
})

test('every category and every city has a Hindi name, which is translated back', async () => {
  expect(Object.keys(HINDI_CATEGORIES)).toEqual(CATEGORIES.map(({ slug }) => slug))
  await loadHindiNames()
  for (const city of CITIES) {
    const name = names.location(city)
    expect(name).toMatch(/^[\p{Script=Devanagari} .-]+, [\p{Script=Devanagari} ]+$/u)
    expect(names.englishLocation(name)).toBe(city)
  }
  expect(names.location('Behind the old bus stand')).toBe('Behind the old bus stand')
})

async function messagesIn(language: 'en' | 'hi'): Promise<Record<string, string>> {
  vi.resetModules()
  vi.doMock('@/lib/preferences/language', async (original) => ({
    ...(await original<object>()),
    language,
  }))
  const modules = await Promise.all(Object.values(files).map((load) => load()))
  return flattened(Object.assign({}, ...modules) as object)
}

function flattened(messages: object, parent = '', parameters = PARAMETERS): Record<string, string> {
  const found: Record<string, string> = {}
  for (const [key, value] of Object.entries(messages) as [string, unknown][]) {
    if (typeof value === 'string') found[parent + key] = value
    else if (typeof value === 'function') found[parent + key] = String(value(parameters))
    else Object.assign(found, flattened(value as object, `${parent}${key}.`))
  }
  return found
}
