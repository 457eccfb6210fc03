import { otherTextLanguage } from '@saajha/contract/text_language'
import { expect, test } from 'vitest'

test.each([
  ['Canon EOS R6', null, 'en-IN'],
  ['कैमरा किराए पर', 'hi-IN', null],
  ['Canon कैमरा', 'hi-IN', null],
  ['₹ 450 / 2', null, null],
  ['கேமரா', null, null],
] as const)(
  '%s is in %s on an English page and in %s on a Hindi page',
  (text, inEnglish, inHindi) => {
    expect(otherTextLanguage(text, 'en')).toBe(inEnglish)
    expect(otherTextLanguage(text, 'hi')).toBe(inHindi)
  }
)
