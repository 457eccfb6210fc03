import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import env from '#start/env'
import { parseResponses, type RawResponse } from '#tests/parse_responses'

const TIMEOUT_MS = 100_000

/** A raw TCP connection to a server; bytes are sent unchanged and responses are returned unparsed. */
export class HttpConnection {
  #received: Buffer[] = []
  #wake = () => {}

  private constructor(private socket: Socket) {
    socket.on('data', (chunk: Buffer) => {
      this.#received.push(chunk)
      this.#wake()
    })
    for (const event of ['end', 'close']) socket.on(event, () => this.#wake())
    socket.setTimeout(TIMEOUT_MS, () => socket.destroy())
    // A reset is visible in the received text.
    socket.on('error', () => {})
  }

  /** Connects to the API under test, or to another local port. */
  static async open(port = Number(env.get('PORT'))): Promise<HttpConnection> {
    const socket = connect({ port, host: env.get('HOST'), allowHalfOpen: true, noDelay: true })
    await once(socket, 'connect')
    return new HttpConnection(socket)
  }

  /** Resolves once the operating system has accepted the bytes or the server has closed the connection. */
  async write(bytes: string | Uint8Array): Promise<void> {
    if (!this.socket.writable) return
    await new Promise<void>((resolve) => this.socket.write(bytes, () => resolve()))
  }

  /** Stops reading, so that the server has to wait until `resume`. */
  pause(): void {
    this.socket.pause()
  }

  resume(): void {
    this.socket.resume()
  }

  /** Ends the sending side and keeps receiving. */
  halfClose(): void {
    this.socket.end()
  }

  close(): void {
    this.socket.destroy()
  }

  /**
   * Returns the responses to requests of these methods: all, or those received before the server closed the connection.
   */
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

  /** Everything received until the server closed the connection. */
  async text(): Promise<string> {
    if (!this.#isClosed) await once(this.socket, 'end')
    return Buffer.concat(this.#received).toString('latin1')
  }

  get #isClosed(): boolean {
    return this.socket.readableEnded || this.socket.destroyed
  }
}
