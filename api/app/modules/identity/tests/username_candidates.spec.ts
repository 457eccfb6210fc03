import { test } from '@japa/runner'
import { LIMITS } from '@saajha/contract/limits'
import { usernameCandidates } from '#modules/identity/rules/username_candidates'

test.group('User names derived from an e-mail address', () => {
  test('start with the local part when it has the minimum length', ({ assert }) => {
    const shortest = 'r'.repeat(LIMITS.username.min)
    assert.equal(usernameCandidates(`${shortest}@example.in`).next().value, shortest)
  })

  test('prefix a local part that is too short', ({ assert }) => {
    const short = 'r'.repeat(LIMITS.username.min - 1)
    assert.equal(usernameCandidates(`${short}@example.in`).next().value, `member${short}`)
  })

  test('append digits from the second name on, within the maximum length', ({ assert }) => {
    const names = [...usernameCandidates(`${'r'.repeat(200)}@example.in`)]
    for (const name of names.slice(1)) assert.match(name, /^r+\d{6}$/)
    for (const name of names) assert.isAtMost(name.length, LIMITS.username.max)
    assert.equal(new Set(names).size, names.length)
  })
})
