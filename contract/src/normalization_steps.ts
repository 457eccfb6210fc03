/**
 * A step of the normalization of a text, as both JavaScript and PostgreSQL can do it. `replace` applies its pairs in order;
 * `translate` replaces each character by the one at the same index, and removes it without one. A `pattern` uses what is the
 * same in both: classes, groups, `?`, `+`, `|`, lookaround; `$1` is its first group.
 */
export type NormalizationStep =
  | { kind: 'lowerCase' }
  | { kind: 'decompose' }
  | { kind: 'replace'; pairs: Readonly<Record<string, string>> }
  | { kind: 'translate'; characters: Readonly<Record<string, string>> }
  | { kind: 'pattern'; pattern: string; to: string }
  | { kind: 'if'; pattern: string; steps: readonly NormalizationStep[] }

/** Devanagari to Latin letters as users type it: "मुंबई" to "mumbai", "कमरा" to "kamra". A capital becomes two letters. */
const TRANSLITERATE: readonly NormalizationStep[] = [
  { kind: 'pattern', pattern: '\\u0902(?=[पफबभम])', to: 'म्' },
  // A consonant without a vowel sign has an inherent "a", unless it ends the word ...
  { kind: 'pattern', pattern: '([क-ह])(?=[क-हअ-औ\\u0901-\\u0903])', to: '$1a' },
  // ... or is between two syllables, where the "a" is silent.
  {
    kind: 'pattern',
    pattern: '([aअ-औ\\u093e-\\u094c])([क-ह])a(?=[क-ह][\\u093e-\\u094c])',
    to: '$1$2',
  },
  {
    kind: 'translate',
    characters: {
      'कखगघङचछजझञ': 'kKgGnCCjJn',
      'टठडढणतथदधन': 'tTdDntTdDn',
      'पफबभमयरलळव': 'pfbBmyrllv',
      'शषसह': 'sssh',
      'अआइईउऊऋएऐओऔऑऍ': 'aaiiuuReEoOoe',
      '\u093e\u093f\u0940\u0941\u0942\u0943\u0947\u0948\u094b\u094c\u0949\u0945': 'aiiuuReEoOoe',
      '\u0902\u0901': 'nn',
      '०१२३४५६७८९': '0123456789',
      '\u0903\u094d': '',
    },
  },
  { kind: 'replace', pairs: { K: 'kh', G: 'gh', C: 'ch', J: 'jh', T: 'th', D: 'dh', B: 'bh' } },
  { kind: 'replace', pairs: { E: 'ai', O: 'au', R: 'ri' } },
]

/** Unifies spellings that sound alike. */
const UNIFY_SPELLINGS: readonly NormalizationStep[] = [
  { kind: 'replace', pairs: { ch: 'C', ck: 'k', ph: 'f', sh: 's', ce: 'se', ci: 'si', cy: 'si' } },
  { kind: 'translate', characters: { cqwzy: 'kkvji' } },
  { kind: 'replace', pairs: { C: 'ch', x: 'ks', ee: 'i', oo: 'u', aa: 'a' } },
  {
    kind: 'replace',
    pairs: Object.fromEntries([...'bdfgijklmnprstuv'].map((letter) => [letter + letter, letter])),
  },
]

/** Plurals to singulars: "buses" to "bus", "batteries" to "battery". */
const UNIFY_PLURALS: readonly NormalizationStep[] = [
  { kind: 'pattern', pattern: '(?<![a-z])([a-z]{2})se?s?(?![a-z])', to: '$1s' },
  { kind: 'pattern', pattern: '([a-z]{3})s(?:e|es)?(?![a-z])', to: '$1' },
  { kind: 'pattern', pattern: '(ch|i)e(?![a-z])', to: '$1' },
]

/**
 * The normalization of texts for search, in order: of queries by `normalize()`, of listings by the function `search_text` that
 * `database/search_text.ts` generates. A changed step needs a migration that creates this function again and rewrites all
 * listings.
 */
export const NORMALIZATION_STEPS: readonly NormalizationStep[] = [
  { kind: 'lowerCase' },
  {
    kind: 'if',
    pattern: '[^\\x01-\\x7f]',
    steps: [
      { kind: 'decompose' },
      { kind: 'replace', pairs: { '\u0921\u093c': 'र' } },
      { kind: 'pattern', pattern: '[\\u0300-\\u036f\\u093c\\u200b-\\u200d]', to: '' },
      { kind: 'lowerCase' },
      { kind: 'if', pattern: '[\\u0900-\\u097f]', steps: TRANSLITERATE },
      { kind: 'replace', pairs: { '’': '' } },
    ],
  },
  { kind: 'replace', pairs: { "'": '' } },
  { kind: 'pattern', pattern: '[\\x01-\\x2f\\x3a-\\x60\\x7b-\\x7f]+', to: ' ' },
  { kind: 'pattern', pattern: '([0-9])([a-z])', to: '$1 $2' },
  { kind: 'pattern', pattern: '([a-z])([0-9])', to: '$1 $2' },
  ...UNIFY_SPELLINGS,
  ...UNIFY_PLURALS,
]
