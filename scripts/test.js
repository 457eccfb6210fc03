import './require_node.js'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PARTS } from './testing/parts.js'
import { partsOverBudget } from './testing/parts_over_budget.js'
import { printFailures, printSummary } from './testing/print_summary.js'
import { readResults } from './testing/read_results.js'
import { runPart } from './testing/run_part.js'

/**
 * Runs the tests in parts, several at a time: `--set=quick` (the default, at most ten minutes on two cores), `rest` or `all`.
 * Ends with the failures, a summary of at most fifteen lines, and status 1 if a test failed; in CI also if a part took more
 * than twice the processor time of its budget on a machine that is as slow in the other parts.
 */
const set =
  process.argv.find((word) => word.startsWith('--set='))?.slice('--set='.length) ?? 'quick'
// The API's part is one process: beside two others it would end the quick set alone.
const LANES = set === 'quick' ? 2 : 3

const folder = mkdtempSync(join(tmpdir(), 'saajha-tests-'))
const began = performance.now()
const waiting = PARTS.flatMap((part) => {
  const report = join(folder, `${part.name}.json`)
  const words = part.command(set, report)
  return words ? [{ part, words, report }] : []
})
const ended = new Map(PARTS.map(({ name }) => [name, Promise.withResolvers()]))
for (const { name } of PARTS)
  if (!waiting.some(({ part }) => part.name === name)) ended.get(name).resolve()
const results = []

await Promise.all(Array.from({ length: LANES }, runLane))
results.sort((one, other) => order(one) - order(other))
printFailures(results)
const overBudget = process.env.CI ? partsOverBudget(results) : []
for (const { name, processorSeconds, budget, limit } of overBudget)
  console.log(
    `${name} took ${processorSeconds.toFixed(0)} s of its budget of ${budget} s, and the limit by the other parts is ${limit.toFixed(0)} s`
  )
printSummary(results, { set, minutes: (performance.now() - began) / 60_000 })
process.exitCode = overBudget.length > 0 || results.some(({ exitCode }) => exitCode !== 0) ? 1 : 0

async function runLane() {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { part, words, report } = next
    if (part.after) await ended.get(part.after).promise
    const run = await runPart(part, words, { folder, report })
    const lines = readFileSync(run.log, 'utf8').split('\n')
    results.push({ ...run, lines, budget: part.budget[set], ...readResults(run) })
    ended.get(part.name).resolve()
    const state = run.exitCode === 0 ? 'passed' : 'FAILED'
    console.log(`${part.name} ${state} after ${run.minutes.toFixed(1)} minutes`)
  }
}

function order({ name }) {
  return PARTS.findIndex((part) => part.name === name)
}
