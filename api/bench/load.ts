import autocannon from 'autocannon'

const CONNECTIONS = 32

/** One round on one server. */
export type Round = { perSecond: number; p50: number; p99: number; failed: number }

/** Who carries it just wrote: their reads are not answered from memory. */
export const PAST_MEMORY = { cookie: 'saajha_wrote=1' }

/** Asks for the paths, one after the other and over again, on 32 connections of this machine. */
export async function load(
  port: number,
  paths: string[],
  seconds: number,
  headers: Record<string, string> = {}
): Promise<Round> {
  const result = await autocannon({
    url: `http://127.0.0.1:${port}`,
    connections: CONNECTIONS,
    duration: seconds,
    headers,
    requests: paths.map((path) => ({ method: 'GET', path })),
  })
  const { latency, duration, non2xx, errors } = result
  const perSecond = result['2xx'] / duration
  return { perSecond, p50: latency.p50, p99: latency.p99, failed: non2xx + errors }
}
