declare module 'autocannon' {
  type Times = { p50: number; p99: number }
  type Result = {
    'duration': number
    'latency': Times
    '2xx': number
    'non2xx': number
    'errors': number
  }
  export default function autocannon(options: {
    url: string
    connections: number
    duration: number
    headers: Record<string, string>
    requests: { method: 'GET'; path: string }[]
  }): Promise<Result>
}
