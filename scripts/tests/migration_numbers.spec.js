import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { test } from 'node:test'

const MIGRATIONS = new URL('../../database/migrations/', import.meta.url)

test('every migration has a number of its own', () => {
  const numbers = readdirSync(MIGRATIONS).map((file) => /^(\d{4})_\w+\.ts$/.exec(file)?.[1] ?? file)
  assert.ok(numbers.length > 30)
  assert.deepEqual(numbers, [...new Set(numbers)])
})
