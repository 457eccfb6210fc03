import autocannon from 'autocannon'

const CONNECTIONS = 32

/** The result of one round on one server; `perSecond` in requests, `p50` and `p99` in milliseconds. */
export type Round = { perSecond: number; p50: number; p99: number; failed: number }

/** Read-your-writes cookie: requests with it bypass the response cache. */
export const BYPASS_CACHE = { cookie: 'saajha_wrote=1' }

/** Requests the paths in turn, repeatedly, on 32 local connections. */
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
