import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { ESLint } from 'eslint'

const SPEC = 'api/app/modules/bookings/tests/answering.spec.ts'
const eslint = new ESLint({
  cwd: fileURLToPath(new URL('../../', import.meta.url)),
  overrideConfig: { languageOptions: { parserOptions: { projectService: false } } },
  ruleFilter: ({ ruleId }) => ruleId === 'no-restricted-syntax',
})

for (const [statement, count] of [
  ['assert.containsSubset(booking, { may: [] })', 1],
  ['assert.containsSubset(booking, { ...LONGER, change: { may: [] } })', 1],
  ['assert.containsSubset(bookings, [])', 1],
  ['assert.containsSubset(booking, { change: {} })', 1],
  ['response.assertBodyContains({ may: [] })', 1],
  ["assert.containsSubset(booking, { may: ['accepted'] })", 0],
  ['assert.deepEqual(booking.may, [])', 0],
]) {
  test(`ESLint ${count ? 'rejects' : 'allows'} ${statement}`, async () => {
    const [{ messages }] = await eslint.lintText(statement, { filePath: SPEC })
    assert.deepEqual(
      messages.map(({ ruleId }) => ruleId),
      Array(count).fill('no-restricted-syntax')
    )
  })
}
