import { readdirSync } from 'node:fs'
import { test } from '@japa/runner'
import { CATEGORIES } from '@saajha/contract/categories'
import { normalizedWords } from '@saajha/contract/normalize'
import { readVocabulary } from '#modules/catalogue/search/vocabulary/read_vocabulary'
import {
  MODIFIER_SYNONYMS,
  STOP_WORDS,
  THINGS,
} from '#modules/catalogue/search/vocabulary/vocabulary'

const FILES = {
  things: { car: 'car, gaadi, कार\n  > sedan, suv\n\n# Comment\nsedan\n  > dzire' },
  modifiers: 'cheap, sasta, सस्ता',
  stopWords: 'please\nchahiye, चाहिए',
  spellings: 'gaadi, gadddi',
}

const withCars = (car: string) => ({ ...FILES, things: { car } })

test.group('Search vocabulary', () => {
  test('has things of every category, modifiers and stop words in Latin letters and Devanagari', ({
    assert,
  }) => {
    const files = readdirSync(new URL('../search/vocabulary/data/things', import.meta.url))
    assert.sameMembers(
      files,
      CATEGORIES.map(({ id }) => `${id}.txt`)
    )
    assert.isAbove(THINGS.size, 2_000)
    assert.deepEqual(THINGS.get('gadi'), THINGS.get('kar'))
    assert.deepEqual(MODIFIER_SYNONYMS.get('sasta'), MODIFIER_SYNONYMS.get('cheap'))
    assert.isTrue(normalizedWords('चाहिए').every((word) => STOP_WORDS.has(word)))
  })

  test('reads synonyms, hyponyms, modifiers and stop words with their lines', ({ assert }) => {
    const { things, modifiers, stopWords } = readVocabulary(FILES)
    const textsOf = (names: { text: string }[]) => names.map(({ text }) => text)
    assert.deepEqual(
      things.map(({ at, category, synonyms, hyponyms }) => ({
        at,
        category,
        synonyms: textsOf(synonyms),
        hyponyms: textsOf(hyponyms),
      })),
      [
        {
          at: 'things/car.txt:1',
          category: 'car',
          synonyms: ['car', 'gaadi', 'कार'],
          hyponyms: ['sedan', 'suv'],
        },
        { at: 'things/car.txt:5', category: 'car', synonyms: ['sedan'], hyponyms: ['dzire'] },
      ]
    )
    assert.deepEqual(textsOf(modifiers[0]!.names), ['cheap', 'sasta', 'सस्ता'])
    assert.deepEqual(
      stopWords.flatMap(({ names }) => textsOf(names)),
      ['please', 'chahiye', 'चाहिए']
    )
  })

  test('rejects {problem}, with its file and line')
    .with([
      {
        problem: 'a name that is missing between commas',
        files: withCars('car\nvan,, suv'),
        message: 'things/car.txt:2: a name is missing before or after a comma',
      },
      {
        problem: 'a name without a letter or digit',
        files: withCars('# Cars\ncar, ..'),
        message: 'things/car.txt:2: nothing of ".." is left to search for',
      },
      {
        problem: 'a name of more than five words',
        files: withCars('car\ncar that seats all of us'),
        message:
          'things/car.txt:2: "car that seats all of us" has more than 5 words, and no search finds it',
      },
      {
        problem: 'a name that is listed twice',
        files: withCars('car, gaadi, Car'),
        message: 'things/car.txt:1: "car" is listed twice',
      },
      {
        problem: 'an unknown relation',
        files: withCars('car\n  < vehicle'),
        message: 'things/car.txt:2: "<" is no relation; names have letters, digits and dots',
      },
      {
        problem: 'a relation within a line',
        files: withCars('car > sedan'),
        message: 'things/car.txt:1: ">" is no relation; names have letters, digits and dots',
      },
      {
        problem: 'hyponyms without a thing',
        files: withCars('> sedan'),
        message: 'things/car.txt:1: hyponyms follow the line of their thing',
      },
      {
        problem: 'two lines of hyponyms',
        files: withCars('car\n> sedan\n> suv'),
        message: 'things/car.txt:3: the thing already has a line of hyponyms',
      },
      {
        problem: 'a synonym that is also a hyponym of the thing',
        files: withCars('car\nvan, school van\n> cargo van, Vans'),
        message: 'things/car.txt:2: "Vans" is both a synonym and a hyponym of the thing',
      },
      {
        problem: 'a cycle of hypernyms',
        files: withCars('car\n> suv\nsuv\n> jeep\njeep, thar\n> car'),
        message:
          'things/car.txt:1: a cycle of hypernyms: car (things/car.txt:1) > suv (things/car.txt:3) > ' +
          'jeep (things/car.txt:5) > car (things/car.txt:1)',
      },
      {
        problem: 'a category that does not exist',
        files: { ...FILES, things: { car: 'car', ship: 'ship' } },
        message: 'things/ship.txt:1: no category has this id',
      },
      {
        problem: 'a thing that is also a stop word',
        files: withCars('car\nbus, pleaase'),
        message: 'things/car.txt:2: "pleaase" is also a stop word, "please"',
      },
      {
        problem: 'a modifier that is also a stop word',
        files: { ...FILES, modifiers: 'cheap\nkindly, Please' },
        message: 'modifiers.txt:2: "Please" is also a stop word, "please"',
      },
      {
        problem: 'a stop word of several words',
        files: { ...FILES, stopWords: 'please\nthank you' },
        message: 'stop_words.txt:2: the stop word "thank you" is several words',
      },
      {
        problem: 'a modifier of two meanings',
        files: { ...FILES, modifiers: 'cheap, sasta\nlow, saste, sastaa' },
        message: 'modifiers.txt:2: "sastaa" has another meaning in modifiers.txt:1',
      },
      {
        problem: 'a spelling of a name that no thing has',
        files: { ...FILES, spellings: 'van, wan' },
        message: 'spellings.txt:1: no thing is named "van"',
      },
      {
        problem: 'hyponyms of a modifier',
        files: { ...FILES, modifiers: 'cheap\n> low' },
        message: 'modifiers.txt:2: ">" is no relation; names have letters, digits and dots',
      },
    ])
    .run(({ assert }, { files, message }) => {
      assert.throws(() => readVocabulary(files), message)
    })
})
