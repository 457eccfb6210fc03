import { test } from '@japa/runner'
import {
  allowedDistance,
  spellingDistance,
} from '#modules/catalogue/search/vocabulary/spelling_distance'

test.group('The spelling distance', () => {
  test('of {one} and {other} is {distance}: {reason}')
    .with([
      { one: 'kamera', other: 'kamera', distance: 0, reason: 'equal words' },
      { one: 'kamera', other: 'kamira', distance: 0.4, reason: 'another vowel' },
      { one: 'kamera', other: 'kamra', distance: 0.4, reason: 'a missing vowel' },
      { one: 'kamera', other: 'kameraa', distance: 0.4, reason: 'a surplus vowel' },
      { one: 'gadi', other: 'ghadi', distance: 0.4, reason: 'a surplus h' },
      { one: 'kamera', other: 'kanera', distance: 0.5, reason: 'confused consonants' },
      { one: 'kanera', other: 'kamera', distance: 0.5, reason: 'confused consonants' },
      { one: 'kamera', other: 'kapera', distance: 1, reason: 'a wrong consonant' },
      { one: 'kamera', other: 'kaera', distance: 1, reason: 'a missing consonant' },
      { one: 'kamera', other: 'kamerat', distance: 1, reason: 'a surplus consonant' },
      { one: 'kamera', other: 'kamora', distance: 0.4, reason: 'another vowel' },
      { one: 'laptop', other: 'latpop', distance: 0.7, reason: 'transposed consonants' },
      { one: 'laptop', other: 'lpatop', distance: 0.7, reason: 'a transposed vowel' },
      { one: 'machan', other: 'masan', distance: 0.5, reason: 'ch is confused with s' },
      { one: 'machan', other: 'mahan', distance: 0.5, reason: 'ch is confused with h' },
      { one: 'machan', other: 'makan', distance: 1, reason: 'ch is not k' },
      { one: 'drone', other: 'trone', distance: 0.9, reason: 'a confused initial' },
      { one: 'drone', other: 'prone', distance: 1.4, reason: 'a wrong initial' },
      { one: 'kamera', other: 'kanira', distance: 0.9, reason: 'a consonant and a vowel' },
      {
        one: '',
        other: 'tent',
        distance: 3.8,
        reason: 'three consonants, a vowel and the initial',
      },
    ])
    .run(({ assert }, { one, other, distance }) => {
      assert.closeTo(spellingDistance(one, other), distance, 1e-9)
    })

  test('is Infinity above a limit, and exact below it', ({ assert }) => {
    assert.equal(spellingDistance('kamera', 'tripod', 1), Infinity)
    assert.closeTo(spellingDistance('kamera', 'kanera', 0.5), 0.5, 1e-9)
  })

  test('that is allowed grows with the length of the word', ({ assert }) => {
    const words = ['bus', 'tent', 'drone', 'kamera', 'scanner', 'projektr']
    assert.deepEqual(words.map(allowedDistance), [0.4, 0.8, 1.1, 1.5, 1.5, 1.8])
  })
})
