import { once } from 'node:events'
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'

const CHECK_EVERY_MS = 200
/** A node leaves after this many failed checks, as in `proxy/haproxy.cfg`: one may be late on a busy machine. */
const FALL = 3

/** A reverse proxy for several nodes: it polls their readiness, keeps connections open and never retries. */
export class Balancer {
  #ready = new Set<number>()
  #failures = new Map<number, number>()
  #beingChecked = new Set<number>()
  #agent = new Agent({ keepAlive: true })
  #turn = 0
  #server = createServer((incoming, outgoing) => this.#pass(incoming, outgoing))
  #checks: NodeJS.Timeout

  private constructor(private ports: number[]) {
    this.#checks = setInterval(() => void this.#check(), CHECK_EVERY_MS)
  }

  static async before(ports: number[]): Promise<Balancer> {
    const balancer = new Balancer(ports)
    await balancer.#check()
    balancer.#server.on('upgrade', (...args) => balancer.#join(...args))
    balancer.#server.listen(0, '127.0.0.1')
    await once(balancer.#server, 'listening')
    return balancer
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  isReady(port: number): boolean {
    return this.#ready.has(port)
  }

  async close(): Promise<void> {
    clearInterval(this.#checks)
    this.#agent.destroy()
    this.#server.closeAllConnections()
    this.#server.close()
    await once(this.#server, 'close')
  }

  async #check(): Promise<void> {
    await Promise.all(
      this.ports.map(async (port) => {
        if (this.#beingChecked.has(port)) return
        this.#beingChecked.add(port)
        const response = await fetch(`http://127.0.0.1:${port}/health/ready`).catch(() => null)
        const failures = response?.ok ? 0 : (this.#failures.get(port) ?? 0) + 1
        this.#failures.set(port, failures)
        if (failures === 0) this.#ready.add(port)
        else if (failures >= FALL) this.#ready.delete(port)
        this.#beingChecked.delete(port)
      })
    )
  }

  #nextPort(): number | undefined {
    const ready = [...this.#ready]
    return ready[this.#turn++ % ready.length]
  }

  /** Ends both sides of a WebSocket when either ends. */
  #join({ method, url, rawHeaders }: IncomingMessage, page: Duplex, head: Buffer): void {
    const port = this.#nextPort()
    if (port === undefined) return void page.destroy()
    const node = connect(port, '127.0.0.1')
    const headers = rawHeaders.map((part, n) => (n % 2 === 0 ? `${part}: ` : `${part}\r\n`))
    node.write(`${method} ${url} HTTP/1.1\r\n${headers.join('')}\r\n`)
    node.write(head)
    page.pipe(node).pipe(page)
    for (const [one, other] of [
      [page, node],
      [node, page],
    ]) {
      one!.on('error', () => {}).on('close', () => other!.destroy())
    }
  }

  #pass(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const port = this.#nextPort()
    if (port === undefined) return void outgoing.writeHead(503).end('No node is ready')
    const { method, url, headers } = incoming
    const onward = request(
      { agent: this.#agent, host: '127.0.0.1', port, method, path: url, headers },
      (response) => {
        const { connection: _hop, ...headers } = response.headers
        outgoing.writeHead(response.statusCode!, headers)
        response.pipe(outgoing)
      }
    )
    onward.on('error', (error) => {
      if (!outgoing.headersSent) outgoing.writeHead(502).end(error.message)
      else outgoing.destroy()
    })
    incoming.pipe(onward)
  }
}
