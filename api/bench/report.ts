import { readFile, writeFile } from 'node:fs/promises'
import { availableParallelism, cpus, totalmem } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { EventFigures } from '#bench/events'
import type { Figures, ReadFigures } from '#bench/reads'
import { WORKLOADS } from '#bench/workloads'

/** The results of one run. */
type Findings = {
  coldStart: { outside: number; embedded: number }
  /** By backend of the job queue. */
  events: Map<string, EventFigures>
  reads: Map<number, ReadFigures[]>
}

const BEGIN = '<!-- written by npm run bench -->'
const END = '<!-- to here -->'
const REPOSITORY = fileURLToPath(new URL('../../', import.meta.url))

/** Prints the findings and writes them into a document of the repository, between its two marks. */
export async function writeReport(findings: Findings, path: string | null): Promise<void> {
  const report = [machine(), ...[...findings.reads].map(readTable), otherTable(findings)].join(
    '\n\n'
  )
  console.log(report)
  if (path === null) return
  const document = await readFile(REPOSITORY + path, 'utf8')
  const [before] = document.split(BEGIN)
  const [, after] = document.split(END)
  await writeFile(REPOSITORY + path, `${before}${BEGIN}\n\n${report}\n\n${END}${after}`)
}

function machine(): string {
  const gibibytes = Math.round(totalmem() / 2 ** 30)
  return `On ${availableParallelism()} × ${cpus()[0]!.model.trim()}, ${gibibytes} GiB, Node ${process.versions.node}: the servers, PostgreSQL and the visitors share them.`
}

function readTable([listings, figures]: [number, ReadFigures[]]): string {
  const head = `**${listings.toLocaleString('en-US')} listings**\n\n${row('', 'server', 'req/s', 'of plain', 'target', 'p50 ms', 'p99 ms', 'CPU ms', 'MiB', 'of fastify: req/s, p50, p99, MiB')}\n|---|---|--:|--:|--:|--:|--:|--:|--:|---|`
  const rows = figures.flatMap(({ workload, servers }) => {
    const targets = WORKLOADS.find(({ name }) => name === workload)?.target
    return Object.entries(servers).map(([server, each]) => {
      const share = servers.plain ? each.perSecond / servers.plain.perSecond : NaN
      const target = targets?.[server as keyof typeof targets] ?? NaN
      const failed = each.failed > 0 ? ` (${each.failed} failed)` : ''
      const times = [each.p50, each.p99, each.milliseconds, each.mebibytes].map(shown)
      return row(
        workload,
        server,
        shown(each.perSecond) + failed,
        shown(share),
        shown(target),
        ...times,
        ofBaseline(each, servers.fastify)
      )
    })
  })
  return [head, ...rows].join('\n')
}

/** Rate, times and memory as ratios to fastify's, in the order of the column's title. */
function ofBaseline(each: Figures, baseline: Figures | undefined): string {
  if (!baseline || each === baseline) return ''
  const names = ['perSecond', 'p50', 'p99', 'mebibytes'] as const
  return names.map((name) => shown(each[name] / baseline[name])).join(', ')
}

function otherTable({ coldStart, events }: Findings): string {
  return [
    `${row('', 'measured', 'beside', 'ratio', 'target')}\n|---|--:|--:|--:|--:|`,
    ...[...events].flatMap(eventRows),
    row('cold start, s', shown(coldStart.outside), '', '', '≤ 1'),
    row('cold start with its own database, s', shown(coldStart.embedded), '', '', '≤ 3'),
  ].join('\n')
}

/** What deliveries drained are compared with, by backend: on Redis an empty job is nearly free. */
const DRAIN_TARGETS: Record<string, string> = { PostgreSQL: '≥ 2', Redis: '≥ 0.5' }

function eventRows([backend, figures]: [string, EventFigures]): string[] {
  const { badge, badgeUnderLoad, message, job, deliveriesPerSecond, jobsPerSecond } = figures
  const times = [badge, job, badge / job].map(shown)
  const ofMessage = [message, badge, message / badge].map(shown)
  const rates = [deliveriesPerSecond, jobsPerSecond, deliveriesPerSecond / jobsPerSecond].map(shown)
  return [
    row(`contact to badge, ms (a bare BullMQ job), jobs on ${backend}`, ...times, '≤ 2'),
    row(
      `contact to badge at 100 contacts a second, ms (99th percentile), jobs on ${backend}`,
      shown(badgeUnderLoad),
      '',
      '',
      '≤ 100'
    ),
    row(
      `message to the other page, ms (contact to badge), jobs on ${backend}`,
      ...ofMessage,
      '≤ 2'
    ),
    row(
      `deliveries drained a second (bare BullMQ jobs), on ${backend}`,
      ...rates,
      DRAIN_TARGETS[backend]!
    ),
  ]
}

function row(...cells: string[]): string {
  return `| ${cells.join(' | ')} |`
}

function shown(value: number): string {
  if (Number.isNaN(value)) return ''
  return String(value >= 100 ? Math.round(value) : Number(value.toPrecision(2)))
}
