import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { partsOverBudget } from '../testing/parts_over_budget.js'
import { readResults } from '../testing/read_results.js'
import { runPart } from '../testing/run_part.js'

const folder = mkdtempSync(join(tmpdir(), 'saajha-test-run-'))
after(() => rmSync(folder, { recursive: true }))

test('a part reports its exit code, its output and its processor time', async () => {
  const script =
    'let n = 0; while (process.cpuUsage().user < 2e5) n += 1; console.log("spec"); process.exit(3)'
  const report = join(folder, 'none.json')
  const run = await runPart({ name: 'one' }, [process.execPath, '-e', script], { folder, report })
  assert.equal(run.exitCode, 3)
  if (process.platform !== 'win32') assert.ok(run.processorSeconds > 0.1)
  assert.deepEqual(readResults(run), { tests: [], leftOut: [] })
})

test('failed, skipped and left out tests are read from the lines of JSON between other output', () => {
  const log = join(folder, 'lines.log')
  const lines = [
    {
      event: 'test:end',
      relativePath: 'a.spec.ts',
      title: { expanded: 'one' },
      duration: 5,
      errors: [],
    },
    { event: 'test:end', title: 'two', duration: 7, errors: [{ error: { stack: 'Error: no' } }] },
    { event: 'test:end', title: 'three', duration: 0, isSkipped: true, errors: [] },
    { event: 'suite:end', name: 'modules', errors: [{ error: { message: 'in a hook' } }] },
  ].map((line) => JSON.stringify(line))
  writeFileSync(
    log,
    ['text', ...lines, 'haproxy is not installed; tests of the proxy skipped'].join('\n')
  )
  assert.deepEqual(readResults({ log, report: join(folder, 'none.json') }), {
    tests: [
      { title: 'a.spec.ts: one', milliseconds: 5, state: 'passed', error: '' },
      { title: 'two', milliseconds: 7, state: 'failed', error: 'Error: no' },
      { title: 'three', milliseconds: 0, state: 'skipped', error: '' },
      { title: 'modules', milliseconds: 0, state: 'failed', error: 'in a hook' },
    ],
    leftOut: ['haproxy is not installed; tests of the proxy'],
  })
})

test('a file that could not be loaded counts as a failed test of a Vitest report', () => {
  const [log, report] = [join(folder, 'empty.log'), join(folder, 'report.json')]
  writeFileSync(log, '')
  const assertion = { fullName: 'group one', status: 'passed', duration: 3, failureMessages: [] }
  const testResults = [
    { name: 'a.test.ts', status: 'passed', message: '', assertionResults: [assertion] },
    { name: 'b.test.ts', status: 'failed', message: 'SyntaxError', assertionResults: [] },
  ]
  writeFileSync(report, JSON.stringify({ testResults }))
  assert.deepEqual(readResults({ log, report }).tests, [
    { title: 'a.test.ts: group one', milliseconds: 3, state: 'passed', error: '' },
    { title: 'b.test.ts', milliseconds: 0, state: 'failed', error: 'SyntaxError' },
  ])
})

const part = (name, processorSeconds, budget) => ({ name, processorSeconds, budget })

test('a part that takes more than twice its budget is over it, and one of an unknown time is not', () => {
  const results = [part('web', 201, 100), part('api', 90, 100), part('build', null, 10)]
  assert.deepEqual(partsOverBudget(results), [{ ...results[0], limit: 200 }])
  assert.deepEqual(partsOverBudget([part('web', 200, 100), part('api', 90, 100)]), [])
})

test('no part is over its budget on a machine that is as slow in the others, and one that grew there is', () => {
  const slow = [part('web', 500, 200), part('api', 300, 100), part('rules', 20, 10)]
  assert.deepEqual(partsOverBudget(slow), [])
  assert.deepEqual(
    partsOverBudget([...slow, part('browser', 600, 100)]).map(({ name, limit }) => [name, limit]),
    [['browser', 500]]
  )
})
