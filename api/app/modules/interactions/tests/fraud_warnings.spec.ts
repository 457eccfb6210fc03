import { test } from '@japa/runner'
import { FRAUD_WARNINGS, type FraudWarning } from '@saajha/contract/fraud/fraud_warning'
import { PATTERNS } from '@saajha/contract/fraud/patterns'
import { readPatterns, readWords } from '@saajha/contract/fraud/read_patterns'
import { SPELLINGS } from '@saajha/contract/fraud/spellings'
import { warningsOf } from '@saajha/contract/fraud/warnings_of'
import { WORDS } from '@saajha/contract/fraud/words'
import { FRAUDULENT } from '#modules/interactions/tests/fraud_messages/fraudulent'
import { MONEY_TALK } from '#modules/interactions/tests/fraud_messages/money_talk'
import { NOT_WARNED, WARNED } from '#modules/interactions/tests/fraud_messages/sentences'
import { HONEST } from '#modules/interactions/tests/fraud_messages/honest'

const LANGUAGES: (keyof typeof HONEST)[] = ['english', 'hindi', 'hinglish']

test.group('Warnings of fraud', () => {
  test('find at least 95 % of fraudulent messages in {$self}')
    .with(LANGUAGES)
    .run(({ assert }, language) => {
      const messages = FRAUD_WARNINGS.flatMap((warning) =>
        FRAUDULENT[warning][language].map((text) => ({ warning, text }))
      )
      const missed = messages.filter(({ warning, text }) => !warningsOf(text).includes(warning))
      print(`${language}: missed ${missed.length} of ${messages.length} fraudulent messages`)
      assert.isAbove(messages.length, 20)
      const details = missed.map(({ warning, text }) => `${warning}: ${text}`).join('\n')
      assert.isAtMost(missed.length, messages.length * 0.05, details)
    })

  test('are given to at most 2 % of honest messages in {$self}')
    .with(LANGUAGES)
    .run(({ assert }, language) => {
      const messages = HONEST[language]
      const warned = messages.filter((text) => warningsOf(text).length > 0)
      print(`${language}: warned of ${warned.length} of ${messages.length} honest messages`)
      assert.isAbove(messages.length, 90)
      assert.isAtMost(warned.length, messages.length * 0.02, warned.join('\n'))
    })

  test('are given to the commonest requests of frauds, in each script and disguised: {$self}')
    .with([...FRAUD_WARNINGS])
    .run(({ assert }, warning) => {
      const missed = WARNED[warning].filter((text) => !warningsOf(text).includes(warning))
      assert.deepEqual(missed, [])
    })

  test('are not given to honest sentences with the words of frauds', ({ assert }) => {
    const warned = NOT_WARNED.flatMap((text) => warningsOf(text).map((each) => `${each}: ${text}`))
    assert.deepEqual(warned, [])
  })

  test('are given to every fraud about money and to no honest text about it', ({ assert }) => {
    const { honest, fraudulent } = MONEY_TALK
    assert.isAtLeast(honest.length, 60)
    assert.isAtLeast(fraudulent.length, 40)
    const warned = honest.flatMap((text) => warningsOf(text).map((each) => `${each}: ${text}`))
    assert.deepEqual(warned, [])
    assert.deepEqual(
      fraudulent.filter((text) => warningsOf(text).length === 0),
      []
    )
  })

  test('do not depend on how "{text}" is typed')
    .with([
      { text: 'PLEASE SHARE THE OTP', warning: 'otp' },
      { text: 'plzzz share the O.T.P.', warning: 'otp' },
      { text: 'ＰＬＥＡＳＥ share the 𝗢𝗧𝗣', warning: 'otp' },
      { text: 'share the o\u200bt\u200dp', warning: 'otp' },
      { text: 'share   the,\n\notp!!', warning: 'otp' },
      { text: 'scan this to recieve ₹५०००', warning: 'receiveByPayment' },
      { text: 'मैं सेना में हूँ, पोस्टिंग लेह में है', warning: 'uniformedOfficer' },
      { text: 'मैं सेना में हूं, पोस्टिंग लेह में है', warning: 'uniformedOfficer' },
      { text: 'शेयर करो, ओ.टी.पी. बता दो', warning: 'otp' },
      { text: 'BIT.LY/abc', warning: 'shortLink' },
      { text: 'see bit . ly / abc', warning: 'shortLink' },
    ] satisfies { text: string; warning: FraudWarning }[])
    .run(({ assert }, { text, warning }) => {
      assert.deepEqual(warningsOf(text), [warning])
    })

  test('are in the order of the list when a message shows signs of several frauds', ({
    assert,
  }) => {
    const text = 'Details at bit.ly/x1. Install AnyDesk and send me the OTP.'
    assert.deepEqual(warningsOf(text), ['otp', 'remoteAccess', 'shortLink'])
  })

  test('are not given when the words of a pattern are far apart', ({ assert }) => {
    const far = 'We can meet at the metro station on any day of this week. '.repeat(3)
    assert.deepEqual(warningsOf(`I will bring the OTP card game. ${far}Tell me when.`), [])
  })

  test('are not given to an empty message', ({ assert }) => {
    assert.deepEqual(warningsOf(''), [])
    assert.deepEqual(warningsOf(' \u200b🙂 '), [])
  })
})

test.group('The patterns of fraud', () => {
  const lists = (otp: string) => ({ ...PATTERNS, otp })
  const read = (otp: string, words: Record<string, string> = WORDS) =>
    readPatterns(lists(otp), words)

  test('are consistent', ({ assert }) => {
    assert.isAbove(readPatterns(PATTERNS, WORDS).length, 30)
    assert.isAbove(readWords(WORDS).length, 300)
  })

  test('are rejected with the line for {problem}')
    .with([
      {
        problem: 'an unknown word group',
        line: 'otp + tel me',
        message: 'there is no word group "tel me"',
      },
      {
        problem: 'an unknown excluded group',
        line: 'otp - gates',
        message: 'there is no word group "gates"',
      },
      {
        problem: 'a missing word group',
        line: 'otp + ',
        message: 'the name of a word group is missing',
      },
      {
        problem: 'two exclusions',
        line: 'otp - gate - warned of',
        message: 'it has more than one " - "',
      },
      {
        problem: 'a line that is there twice',
        line: 'otp + tell me',
        message: 'it is there twice',
      },
    ])
    .run(({ assert }, { line, message }) => {
      const where = `pattern 2 of otp, "${line.trim()}"`
      assert.throws(() => read(`otp + tell me\n${line}`), `${where}: ${message}`)
    })

  test('are rejected with the word group that no pattern uses', ({ assert }) => {
    const words = { ...WORDS, spare: 'spare' }
    assert.throws(() => readPatterns(PATTERNS, words), 'words of "spare": no pattern uses them')
  })

  test('are rejected with the word group of {problem}')
    .with([
      {
        problem: 'a missing word',
        words: 'otp,, code',
        message: 'a word is missing between two commas',
      },
      {
        problem: 'a word that is there twice',
        words: 'O.T.P, code, o t p',
        message: '"o t p" is in it twice, perhaps in another spelling',
      },
      {
        problem: 'a beginning of two letters',
        words: 'code, ot*',
        message: '"ot*" stands for too many words',
      },
    ])
    .run(({ assert }, { words, message }) => {
      assert.throws(() => readWords({ otp: words }), `words of "otp": ${message}`)
    })

  test('have spellings that belong to one word each', ({ assert }) => {
    const spellings = SPELLINGS.trim()
      .split('\n')
      .flatMap((line) => {
        assert.match(line.trim(), /^\w+: \w+(, \w+)*$/)
        return line
          .split(':')[1]!
          .split(',')
          .map((spelling) => spelling.trim())
      })
    assert.deepEqual(spellings, [...new Set(spellings)])
  })
})

function print(line: string) {
  console.log(`  ${line}`)
}
