import { rm } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { SeededRandom } from '#harness/seeded_random'
import type { Finding, Scale } from '#chaos/experiment'
import { EXPERIMENTS } from '#chaos/experiments'
import { Cluster, type Backend } from '#chaos/cluster'

const FULL: Scale = {
  contacts: 10_000,
  owners: 200,
  senders: 50,
  failures: 200,
  healthyEvents: 1_000,
  pages: 2_000,
  cuts: 5_000,
  pauseSeconds: 600,
  schedulePauseSeconds: 30,
}
const SHORT: Scale = {
  contacts: 500,
  owners: 20,
  senders: 10,
  failures: 3,
  healthyEvents: 100,
  pages: 60,
  cuts: 120,
  pauseSeconds: 10,
  schedulePauseSeconds: 6,
}

const { values: options } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    only: { type: 'string' },
    backend: { type: 'string' },
    seed: { type: 'string' },
  },
})
const scale = options.short ? SHORT : FULL
const seed = options.seed ? Number(options.seed) : Math.floor(Math.random() * 2 ** 31)
const chosen = options.only?.split(',').map(Number)
const backends: Backend[] = options.backend ? [options.backend as Backend] : ['postgres', 'redis']

console.log(`Seed ${seed}; ${options.short ? 'short form' : 'full form'}`)
const rows: string[] = []
let failed = 0
let cluster: Cluster | null = null
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(
    signal,
    () => void (cluster?.close() ?? Promise.resolve()).then(() => process.exit(1))
  )
}
for (const backend of backends) {
  for (const experiment of EXPERIMENTS) {
    if (chosen && !chosen.includes(experiment.number)) continue
    if (experiment.on && experiment.on !== backend) continue
    cluster = await Cluster.open(backend)
    if (!cluster) {
      console.log(`redis-server is not installed; experiments on Redis skipped`)
      break
    }
    const findings = await experiment
      .run(cluster, scale, new SeededRandom(seed + experiment.number))
      .finally(() => cluster!.close())
    for (const finding of findings) report(experiment.number, backend, finding)
    if (findings.every(({ violations }) => violations.length === 0)) {
      await rm(cluster.app.folder, { recursive: true, force: true })
    } else console.log(`  The logs are in ${cluster.app.folder}`)
  }
}
console.log(`\n${HEAD()}\n${rows.join('\n')}`)
console.log(`\n${rows.length - failed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)

function report(number: number, backend: Backend, finding: Finding): void {
  const { what, acknowledged, lost, duplicated, recovered, dead, drainSeconds, note } = finding
  const cells = [number, what, backend, acknowledged, lost, duplicated, recovered, dead]
  const row = `| ${cells.join(' | ')} | ${drainSeconds.toFixed(1)} | ${note} |`
  rows.push(row)
  console.log(row)
  for (const violation of finding.violations) console.log(`  ✘ ${violation}`)
  if (finding.violations.length > 0) failed += 1
}

function HEAD(): string {
  const names = ['', 'experiment', 'jobs on', 'acknowledged', 'lost', 'duplicated', 'recovered']
  const all = [...names, 'dead', 'seconds to drain', 'note']
  return `| ${all.join(' | ')} |\n|${all.map(() => '---|').join('')}`
}
