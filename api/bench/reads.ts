import { findFreePort } from '@saajha/database/embedded/find_free_port'
import { load, BYPASS_CACHE, type Round } from '#bench/load'
import type { Environment } from '#bench/environment'
import { median, type MeasuredProcess } from '#bench/measured_process'
import { OTHERS, WORKLOADS, type Workload } from '#bench/workloads'

type Server = 'plain' | 'fastify' | 'uncached' | 'cached'

/** The medians of one workload's rounds; `milliseconds` is processor time per request. */
export type ReadFigures = { workload: string; servers: Partial<Record<Server, Figures>> }
export type Figures = Round & { milliseconds: number; mebibytes: number }

const SERVERS: Server[] = ['plain', 'fastify', 'uncached', 'cached']

/** Measures the reads: every server runs once per round, in rotating order. */
export async function measureReads(
  environment: Environment,
  { rounds, seconds }: { rounds: number; seconds: number }
): Promise<ReadFigures[]> {
  const ports = await Promise.all([findFreePort(), findFreePort(), findFreePort()])
  const [plain, fastify, app] = await Promise.all([
    environment.baseline('plain', ports[0]),
    environment.baseline('fastify', ports[1]),
    environment.app(ports[2]),
  ])
  const targets: Record<Server, { process: MeasuredProcess; port: number }> = {
    plain: { process: plain, port: ports[0] },
    fastify: { process: fastify, port: ports[1] },
    uncached: { process: app, port: ports[2] },
    cached: { process: app, port: ports[2] },
  }
  const run = async (server: Server, { paths }: Pick<Workload, 'paths'>, lasting: number) => {
    const { port, process } = targets[server]
    const before = process.busySeconds
    const round = await load(port, paths, lasting, server === 'uncached' ? BYPASS_CACHE : {})
    const busy = (process.busySeconds - before) * 1_000
    return {
      ...round,
      milliseconds: busy / Math.max(1, round.perSecond * lasting),
      mebibytes: process.mebibytes,
    }
  }
  const found: ReadFigures[] = []
  for (const workload of [...WORKLOADS, ...OTHERS]) {
    const servers = 'target' in workload ? SERVERS : SERVERS.slice(2)
    for (const server of servers) await run(server, workload, 1)
    const all = new Map<Server, Figures[]>(servers.map((server) => [server, []]))
    for (let round = 0; round < rounds; round++) {
      for (let turn = 0; turn < servers.length; turn++) {
        const server = servers[(turn + round) % servers.length]!
        all.get(server)!.push(await run(server, workload, seconds))
      }
    }
    const medians = [...all].map(([server, figures]) => [server, medianOf(figures)])
    found.push({ workload: workload.name, servers: Object.fromEntries(medians) })
    console.log(workload.name, JSON.stringify(found.at(-1)!.servers))
  }
  await Promise.all([plain, fastify, app].map((each) => each.stop()))
  return found
}

function medianOf(figures: Figures[]): Figures {
  const of = (name: keyof Figures) => median(figures.map((each) => each[name]))
  return {
    perSecond: of('perSecond'),
    p50: of('p50'),
    p99: of('p99'),
    failed: Math.max(...figures.map(({ failed }) => failed)),
    milliseconds: of('milliseconds'),
    mebibytes: of('mebibytes'),
  }
}
