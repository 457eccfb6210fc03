import '@/tests/in_hindi'
import { expect, test } from 'vitest'
import { refusals, UNKNOWN } from '@/messages/refusals'

/** What the API is written in, but for texts that are meant for operators and for programs, such as search engines. */
const sources = import.meta.glob<string>(
  [
    '../../../../api/app/{exceptions,middleware,shared/{database,http},modules/*}/**/*.ts',
    '!**/{tests,pages,share_image}/**',
    '!**/{health_routes,web_routes,notification_row}.ts',
  ],
  { query: '?raw', import: 'default', eager: true }
)

test('the server refuses with no sentence that is not known in Hindi', () => {
  const messages = Object.values(sources).flatMap(sentencesIn)
  expect(messages.length).toBeGreaterThan(60)
  expect(messages.filter((message) => refusals.told(message) === UNKNOWN)).toEqual([])
})

test('a refusal keeps its numbers, and says when to try again', () => {
  expect(refusals.told('File too large. Maximum size is 5MB.')).toMatch(/5MB/)
  expect(refusals.told('Please use at most 120 characters')).toMatch(/120/)
  expect(
    refusals.told('Too many searches came from your network. Please try again in 12 minutes.')
  ).toBe('आपके नेटवर्क से बहुत ज़्यादा खोजें हुई हैं। कृपया 12 मिनट में फिर कोशिश करें।')
})

/** Texts that begin like a sentence and have a blank in them; those of validators need no full stop. */
function sentencesIn(source: string) {
  const literals = source.matchAll(/(?<!\blogger\.[^\n]*|new Error\()'([A-Z][a-z]+ [^'\n]*)'/g)
  return [...literals].map(([, text = '']) => text.replace(/\{\{ \w+ \}\}/g, '3'))
}
