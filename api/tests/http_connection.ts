import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import env from '#start/env'
import { parseResponses, type RawResponse } from '#tests/parse_responses'

const PATIENCE_MS = 20_000

/** A TCP connection to a server: bytes go out as they are, and responses come back as they were sent. */
export class HttpConnection {
  #received: Buffer[] = []
  #wake = () => {}

  private constructor(private socket: Socket) {
    socket.on('data', (chunk: Buffer) => {
      this.#received.push(chunk)
      this.#wake()
    })
    for (const event of ['end', 'close']) socket.on(event, () => this.#wake())
    socket.setTimeout(PATIENCE_MS, () => socket.destroy())
    // A reset shows in what was received.
    socket.on('error', () => {})
  }

  /** Connects to the API under test, or to another port of this machine. */
  static async open(port = Number(env.get('PORT'))): Promise<HttpConnection> {
    const socket = connect({ port, host: env.get('HOST'), allowHalfOpen: true, noDelay: true })
    await once(socket, 'connect')
    return new HttpConnection(socket)
  }

  /** Resolves once the operating system has taken the bytes, or the server has closed. */
  async write(bytes: string | Uint8Array): Promise<void> {
    if (!this.socket.writable) return
    await new Promise<void>((resolve) => this.socket.write(bytes, () => resolve()))
  }

  /** Sends no more, and goes on receiving. */
  halfClose(): void {
    this.socket.end()
  }

  close(): void {
    this.socket.destroy()
  }

  /** The responses to requests of these methods: all of them, or those that came before the server closed. */
  async responses(methods: string[]): Promise<RawResponse[]> {
    for (;;) {
      const { responses, rest } = parseResponses(Buffer.concat(this.#received), methods)
      if (responses.length === methods.length || this.#isClosed) {
        if (responses.length < methods.length && rest > 0) throw new Error('A response is cut off')
        return responses
      }
      await new Promise<void>((resolve) => (this.#wake = resolve))
    }
  }

  /** Everything that was received until the server closed the connection. */
  async text(): Promise<string> {
    if (!this.#isClosed) await once(this.socket, 'end')
    return Buffer.concat(this.#received).toString('latin1')
  }

  get #isClosed(): boolean {
    return this.socket.readableEnded || this.socket.destroyed
  }
}
