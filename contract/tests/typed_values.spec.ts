import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { hasUnclearComma, normalizeAmount } from '../src/amount.ts'
import { normalizeCode } from '../src/code.ts'
import { normalizeDocumentNumber } from '../src/document_number.ts'
import { normalizeEmail } from '../src/email.ts'
import { latinDigits } from '../src/latin_digits.ts'
import { EMAIL_PATTERN, PHONE_PATTERN, PRICE_PATTERN } from '../src/limits.ts'
import { lineError, normalizeLine, normalizeUsername } from '../src/line_text.ts'
import { normalizePhone } from '../src/phone.ts'
import { isBlank, normalizeText, typedNumber } from '../src/typed_text.ts'

type Normalize = (text: string) => string

/** Tests that each text of a list becomes the value above it. */
function expectAll(normalize: Normalize, table: Record<string, string[]>) {
  for (const [value, texts] of Object.entries(table))
    for (const text of [value, ...texts]) assert.equal(normalize(text), value, JSON.stringify(text))
}

/** Marks that chats, contact lists, PDF files and web pages add. */
const INVISIBLE = [
  ...[
    '\u200b',
    '\u200c',
    '\u200d',
    '\u200e',
    '\u200f',
    '\u202a',
    '\u202c',
    '\u2060',
    '\u2066',
    '\u2068',
  ],
  ...[
    '\u2069',
    '\ufeff',
    '\u00ad',
    '\ufe0f',
    '\ufe0e',
    '\u061c',
    '\u180e',
    '\u{e0020}',
    '\u034f',
    '\u3164',
  ],
]

/** A text with invisible marks at any positions. */
const marked = (text: string) =>
  fc
    .array(fc.constantFrom('', '', '', ...INVISIBLE), {
      minLength: text.length,
      maxLength: text.length,
    })
    .map((marks) => marks.map((mark, at) => `${mark}${text[at]}`).join(''))

const inScript = (text: string, system: string) =>
  text.replace(/\d/g, (digit) =>
    new Intl.NumberFormat('en', { numberingSystem: system }).format(Number(digit))
  )

const SYSTEMS = [
  ...['deva', 'beng', 'gujr', 'guru', 'tamldec', 'telu', 'knda', 'mlym', 'orya', 'arab', 'arabext'],
  ...['fullwide', 'olck', 'mtei', 'sinh', 'tibt', 'limb', 'lepc', 'cakm', 'mathbold', 'mathmono'],
]

test('the digits of every script are read as Latin ones', () => {
  for (const system of SYSTEMS) {
    const digits = inScript('0123456789', system)
    assert.notEqual(digits, '0123456789', system)
    assert.equal(latinDigits(digits), '0123456789', system)
    assert.equal(normalizePhone(inScript('+91 98220-12345', system)), '+919822012345', system)
    assert.equal(normalizeAmount(inScript('₹1,25,000.50', system)), '125000.50', system)
    assert.equal(normalizeCode(inScript('58 97', system)), '5897', system)
    assert.equal(typedNumber(inScript(' 12 ', system)), '12', system)
  }
})

test('phone numbers are read as they are written in India, and as apps copy them', () => {
  expectAll(normalizePhone, {
    '9822012345': [
      ...['98220 12345', '98220-12345', '98220.12345', '98220\u00a012345', '98220\u201112345'],
      ...[
        '(98220) 12345',
        '98220/12345',
        '982 201 2345',
        '\u206898220 12345\u2069',
        'Mob: 98220 12345',
      ],
      ...[
        'Ph. No.: 98220 12345',
        'फ़ोन: ९८२२० १२३४५',
        '*98220 12345*',
        '98220\u201312345',
        '98220\u221212345',
      ],
      ...['9️⃣8️⃣2️⃣2️⃣0️⃣1️⃣2️⃣3️⃣4️⃣5️⃣', '９８２２０－１２３４５', '98220\t12345'],
    ],
    '+919822012345': [
      ...['+91 98220 12345', '+91-98220-12345', '+91 (0) 98220 12345', '+91 098220 12345'],
      ...[
        '0091 98220 12345',
        '00919822012345',
        '091 98220 12345',
        '0091-0-98220-12345'.replace('-0-', '-'),
      ],
      ...['tel:+91-98220-12345', 'TEL:+919822012345', '\u202a+91\u00a098220\u00a012345\u202c'],
      ...['\u2066+919822012345\u2069', '＋91 98220 12345', '(+91) 98220 12345', '+91.98220.12345'],
    ],
    '09822012345': ['098220 12345', '०९८२२० १२३४५', '0 98220 12345', '(0)98220-12345'],
    '02025531234': ['020 2553 1234', '(020) 2553-1234', '020-25531234'],
    '+447911123456': ['+44 7911 123456', '0044 7911 123456'],
  })
  for (const text of [
    'call me now',
    '98220 12345 / 98220 54321',
    '98220',
    '9822O12345',
    '*121#',
    '-',
  ])
    assert.doesNotMatch(normalizePhone(text), PHONE_PATTERN, text)
})

test('amounts are read as they are written in India, and as apps copy them', () => {
  expectAll(normalizeAmount, {
    '500': [
      ...[
        '₹500',
        '₹ 500',
        'Rs. 500',
        'Rs 500',
        'Rs.500',
        'rs500',
        'RS. 500/-',
        'INR 500',
        '500 INR',
      ],
      ...[
        '500/-',
        '500 /-',
        '500/=',
        '500/–',
        '500 rs',
        '500Rs.',
        '500 rupees',
        '500 Rupees only',
        '500₹',
      ],
      ...['रु. 500', 'रू ५००', '५०० रुपये', '₹५००', '৳৫০০', '৫০০ টাকা', '৲ 500', '૱ ૫૦૦', '௹ ௫௦௦'],
      ...[
        'ரூ. 500',
        'రూ. 500',
        'ರೂ. 500',
        'രൂ 500',
        '\u2068₹500\u2069',
        '\u200e500',
        ' 500 ',
        '500\u200b',
      ],
      ...[
        '₨ 500',
        '５００',
        'Rs: 500',
        'Re. 500',
        '500 रुपए मात्र',
        '500 रूपये',
        '5️⃣0️⃣0️⃣',
        '₹\u00a0500',
      ],
    ],
    '1500': [
      '1,500',
      '1 500',
      '1\u00a0500',
      '1\u202f500',
      '1\u2009500',
      "1'500",
      '1’500',
      '१,५००',
      '1٬500',
    ],
    '5000': ['₹ 5,000/-', '5 000', 'Rs. 5,000/- only', '5，000', 'INR: 5,000'],
    '12345': ['12,345'],
    '100000': ['1,00,000', '100,000', '1 00 000', '१,००,०००', '₹1,00,000/-'],
    '125000': ['1,25,000', '125,000', '₹ 1,25,000', '1,25,000/-'],
    '10000000': ['1,00,00,000', '10,000,000'],
    '499.50': ['₹499.50', 'Rs. 499.50/-', '४९९.५०', '499٫50', '499．50'],
    '100000.50': ['1,00,000.50', '₹1,00,000.50/-'],
    '500.00': ['Rs 500.00', '₹ 500.00'],
    '0': ['₹0', '०'],
  })
})

test('a text that may mean another amount is none', () => {
  const UNCLEAR = [
    '499,50',
    '1,5',
    '1,5000',
    '10,00',
    '0,500',
    '1,00,00',
    '1,,000',
    ',500',
    '500,',
    '1,000.5,0',
  ]
  const OTHER = [
    ...[
      '500-1000',
      '500 - 1000',
      '500 1000',
      '50 0',
      '-500',
      '$500',
      '€500',
      '500/day',
      '1.5k',
      '12.',
      '5 lakh',
      '1.500.000',
    ],
    ...[
      '499.999',
      'five',
      '',
      '₹',
      'Rs',
      '/-',
      '5²',
      '½',
      '1e3',
      '0x10',
      '+500',
      '1.25.000',
      'rest 500',
    ],
  ]
  for (const text of [...UNCLEAR, ...OTHER])
    assert.doesNotMatch(normalizeAmount(text), PRICE_PATTERN, text)
  for (const text of UNCLEAR) assert.ok(hasUnclearComma(normalizeAmount(text)), text)
  for (const text of [...OTHER, '500', '1,500'])
    assert.ok(!hasUnclearComma(normalizeAmount(text)), text)
})

test('every amount is read from its Indian and its western grouping, in any script', () => {
  fc.assert(
    fc.property(
      fc.nat(999_999_999),
      fc.constantFrom('en-IN', 'en-US', 'hi-IN'),
      fc.constantFrom('latn', ...SYSTEMS.filter((system) => !system.startsWith('arab'))),
      fc.constantFrom('', '₹', '₹ ', 'Rs. ', 'INR '),
      fc.constantFrom('', '/-', ' rupees'),
      (rupees, locale, system, before, after) => {
        const grouped = new Intl.NumberFormat(locale).format(rupees)
        const text = `${before}${inScript(grouped, system)}${after}`
        assert.equal(normalizeAmount(text), String(rupees), text)
      }
    ),
    { numRuns: 500 }
  )
})

test('emails are read as they are typed, and as mail programs and chats copy them', () => {
  expectAll(normalizeEmail, {
    'asha@example.in': [
      ...INVISIBLE.flatMap((mark) => [`${mark}asha@example.in`, `as${mark}ha@example.in`]),
      ...INVISIBLE.map((mark) => `asha@exam${mark}ple.in${mark}`),
      ...[
        '\u2068asha@example.in\u2069',
        ' asha@example.in\u00a0',
        'mailto:asha@example.in',
        'asha@example.in,',
      ],
      ...[
        '<asha@example.in>',
        'Asha Rao <asha@example.in>',
        '"Rao, Asha" <asha@example.in>;',
        'asha@example.in.',
      ],
      ...[
        '<mailto:asha@example.in>',
        'asha＠example．in',
        'ａｓｈａ@example.in',
        'asha@example。in',
        'asha@example.in\n',
      ],
    ],
    'Asha.Rao+rent@Example.in': [],
    'joão@example.in': ['joa\u0303o@example.in'],
    'राम@उदाहरण.भारत': ['राम@उदा\u200bहरण.भारत'],
    'asha@ශ්\u200dරී.lk': ['asha@ශ්\u200dරී.lk\u200d'],
    'asha@نامه\u200cای.com': [],
  })
  for (const text of ['asha @example.in', 'a@b.in, c@d.in', 'asha', '\u200b', '@example.in'])
    assert.doesNotMatch(normalizeEmail(text), EMAIL_PATTERN, text)
})

test('codes are read with the spaces and hyphens between their groups, in capitals', () => {
  expectAll(normalizeCode, {
    '5897': [
      '५८९७',
      '58 97',
      '5-8-9-7',
      '\u206858\u00a097\u2069',
      '５８９７',
      '৫৮৯৭',
      '58\u200997',
    ],
    '123456': ['123 456', '123-456', '123\u2011456', '१२३ ४५६', '\u200e123456', '123.456'],
    'ABCDEFGHIJKLMN23': ['abcd-efgh-ijkl-mn23', 'ABCD EFGH IJKL MN23', 'ＡＢＣＤefghijklmn23'],
  })
})

test('document numbers are read in Latin letters, digits and hyphens', () => {
  expectAll(normalizeDocumentNumber, {
    '123456789012': [
      '1234 5678 9012',
      '१२३४ ५६७८ ९०१२',
      '1234\u00a05678\u200b9012',
      '１２３４５６７８９０１２',
    ],
    'MH-1220110012345': ['MH\u20111220110012345', 'MH–12 20110012345', 'ＭＨ-12 2011 0012345'],
  })
})

test('a text of blanks and invisible characters alone is empty', () => {
  const BLANK = [
    ...INVISIBLE.filter((mark) => mark !== ''),
    ...[
      '',
      ' ',
      '\n',
      '\t',
      '\u00a0',
      '\u2800',
      '\u115f',
      '\uffa0',
      '\u2028',
      '\ufffc',
      '\u17b4',
      '\0',
    ],
    ...[' \u200b\n\u3164 ', '\u{e0041}', '\u{e0100}', '\u202e'],
  ]
  for (const text of BLANK) {
    assert.ok(isBlank(text), JSON.stringify(text))
    assert.equal(normalizeText(text), '')
  }
  for (const text of ['a', '.', '👍', '❤️', 'हाँ', '۔', '\u200bok', '1️⃣', '🫩', '\u{1fadf}', '-'])
    assert.ok(!isBlank(text), text)
})

test('a free text keeps its words, lines and emoji, and at most eight marks on a letter', () => {
  const KEPT = [
    ...[
      'Helmet ✓\n\nRain cover',
      'क्‍षितिज',
      'ক্ষ্ম্যাঁ',
      'க்ஷௌ',
      'ಕೋಂ'.normalize('NFD'),
      'Tiếng Việt'.normalize('NFD'),
    ],
    ...[
      '👨‍👩‍👧‍👦 1️⃣ ❤️',
      '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
      'Size:\t4\nOld',
      'ส้ำ',
      'བསྒྲུབས',
      'שָּׁ֑',
      'می‌خواهم',
      'र्क़्ँ॒',
    ],
  ]
  for (const text of KEPT) assert.equal(normalizeText(` ${text}\n`), text)
  const stacked = `H${'\u0316'.repeat(200)}e${'\u0300\u200d'.repeat(200)}y`
  assert.equal(normalizeText(stacked), `H${'\u0316'.repeat(8)}e${'\u0300\u200d'.repeat(8)}y`)
})

test('a free text loses the characters that reverse or hide others, at any place', () => {
  expectAll(normalizeText, {
    'Pay 500 rupees': [
      ...['\u202a', '\u202b', '\u202c', '\u202d', '\u202e', '\u2066', '\u2067', '\u2068', '\u2069'],
      ...['\u200e', '\u200f', '\u061c', '\u200b', '\u2060', '\ufeff', '\u00ad', '\u180e', '\u034f'],
      ...['\u3164', '\u{e0041}', '\u{e0100}', '\u001b', '\u009b', '\u0007'],
    ].flatMap((mark) => [
      `Pay ${mark}500 rupees`,
      `P${mark}ay 500 rupees${mark}`,
      `${mark} Pay 500 rupees`,
    ]),
    'केवल 500 रुपये': ['केवल \u202e500 रुपये'],
  })
})

test('names keep the joiners of their words and the emoji of several characters', () => {
  const KEPT = [
    ...['क्‍षितिज शर्मा', 'শর্‌মা', 'ശ്രീ‍', 'می‌خواهم'].map((name) => name.replace(/\u200d$/, '')),
    ...[
      'Farm 👩‍🌾',
      'Family 👨‍👩‍👧‍👦',
      'Love ❤️',
      'No. 1️⃣',
      'Pride 🏳️‍🌈',
      'Pirate 🏴‍☠️',
      'India 🇮🇳',
      'Thumb 👍🏽',
    ],
    ...['Judge 👩🏾‍⚖️', 'Jersey 🏴󠁧󠁢󠁥󠁮󠁧󠁿', 'Fire ❤️‍🔥', 'Couple 👩🏽‍❤️‍💋‍👨🏿', 'Chain ⛓️‍💥', 'Hash #️⃣', 'Bird 🐦‍⬛'],
  ]
  for (const name of KEPT) {
    assert.equal(normalizeLine(name), name.normalize('NFC'))
    assert.equal(lineError(normalizeLine(name)), null, name)
  }
})

test('names lose the marks that copying adds, and reject others', () => {
  expectAll(normalizeLine, {
    'Asha Rao': [
      ...[
        '\u2068Asha Rao\u2069',
        '\u200fAsha Rao\u200e',
        '\ufeffAsha Rao',
        'Asha\u200e Rao',
        'Asha\u200d Rao\u200c',
      ],
      ...[
        '\u202aAsha Rao\u202c',
        ' Asha\u00a0\u3000Rao\u2800',
        'Asha Rao\ufe0f',
        'Asha Rao\u{e0067}',
        'Asha Rao\n',
      ],
    ],
    'عاشہ راؤ': ['\u200fعاشہ راؤ\u200f', '\u2067عاشہ راؤ\u2069'],
  })
  for (const [name, error] of [
    ['\u200b\u200b\u200b', 'invisibleCharacters'],
    ['\u3164\u3164', 'invisibleCharacters'],
    ['\u202enimdA', 'invisibleCharacters'],
    ['Asha\u2067Rao', 'invisibleCharacters'],
    ['Asha\u00adRao', 'invisibleCharacters'],
    [`Asha 🏴${'\u{e0061}'.repeat(20)}\u{e007f}`, null],
    ['Asha ✔️', 'tickNotAllowed'],
    ['🚲👨‍👩‍👧', 'letterRequired'],
    [`q${'\u0301'.repeat(4)}`, 'tooManyMarks'],
  ] as const)
    assert.equal(lineError(normalizeLine(name)), error, JSON.stringify(name))
  assert.equal(normalizeLine(`Asha 🏴${'\u{e0061}'.repeat(20)}\u{e007f}`), 'Asha 🏴')
})

test('user names that differ only in width, style or invisible characters are equal', () => {
  expectAll(normalizeUsername, {
    'asha_rao': [
      'ａｓｈａ_ｒａｏ',
      '𝐚𝐬𝐡𝐚_𝐫𝐚𝐨',
      '\u2068asha_rao\u2069',
      'asha\u200e_rao',
      'asha_rao\ufe0f',
      'asha\u200d_rao',
    ],
    'क्‍षितिज': [],
    'asha🚲': ['asha🚲\ufe0f', 'asha🚲\u200d'],
    'ashafi': ['ashaﬁ'],
  })
})

test('a normalized value stays the same when it is normalized again', () => {
  const PIECES = [
    ...INVISIBLE,
    ...['a', 'Z', '5', '५', '०', '1', '9', '0', '+', '-', '–', '.', ',', '/', '/-', '@', ':', '<'],
    ...['>', ' ', '\u00a0', '\n', '₹', 'Rs', 'Rs.', 'rupees', 'tel:', 'mailto:', 'क', '्', 'ष'],
    ...['\u0301', '\u20e3', '👩', '❤', '🌾', '🏴', '＠', 'ｅ', '\u{e0067}', '\u{e007f}', '🏽', 'ﬁ'],
    ...['\u0338', '\u1100', '\u1161', '98220', '12345', '91', '00', '.in', 'asha'],
  ]
  const text = fc.array(fc.constantFrom(...PIECES), { maxLength: 14 }).map((all) => all.join(''))
  const ANY = /^/
  for (const [normalize, valid] of [
    [normalizePhone, PHONE_PATTERN],
    [normalizeAmount, PRICE_PATTERN],
    [normalizeEmail, EMAIL_PATTERN],
    [normalizeCode, ANY],
    [normalizeDocumentNumber, ANY],
    [normalizeText, ANY],
    [normalizeLine, ANY],
    [normalizeUsername, ANY],
    [typedNumber, ANY],
  ] as const)
    fc.assert(
      fc.property(text, (text) => {
        const value = normalize(text)
        if (valid.test(value)) assert.equal(normalize(value), value, normalize.name)
      }),
      { numRuns: 3_000, seed: 1 }
    )
})

test('invisible marks anywhere in a number, a code or an email change nothing', () => {
  for (const [normalize, text] of [
    [normalizePhone, '+91 98220-12345'],
    [normalizeAmount, '₹ 1,25,000.50/-'],
    [normalizeCode, '123-456'],
    [normalizeDocumentNumber, 'ABCDE1234F'],
    [normalizeEmail, 'asha.rao@example.in'],
  ] as const)
    fc.assert(fc.property(marked(text), (other) => assert.equal(normalize(other), normalize(text))))
})

test('a text of hundreds of thousands of equal characters is normalized like a short one', () => {
  for (const run of [
    ' ',
    '\u2060',
    '\u0301',
    ',',
    '.',
    '9',
    '/',
    'a',
    '₹ ',
    '\u200d',
    '👩\u200d',
    '<',
    '१',
  ])
    for (const normalize of [
      normalizePhone,
      normalizeAmount,
      normalizeEmail,
      normalizeCode,
      normalizeText,
      normalizeLine,
      normalizeUsername,
      normalizeDocumentNumber,
    ])
      normalize(`x${run.repeat(200_000)}x`)
})
