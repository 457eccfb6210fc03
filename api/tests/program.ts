import { randomBytes } from 'node:crypto'
import { spawn, type ChildProcess } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

const API = fileURLToPath(new URL('../', import.meta.url))
/** On a machine that is busy with other work a start takes many times as long. */
const START_PATIENCE_MS = 60_000
const END_PATIENCE_MS = 25_000
const KEYS = { APP_KEY: randomKey(), DOCUMENT_KEY: randomKey() }

/** How a program ended, with everything it said. */
export type Ending = { code: number | null; signal: string | null; output: string }

/** A program of the house that runs as a process of its own, as an operator starts it. */
export class Program {
  #process: ChildProcess
  #output = ''
  readonly ended: Promise<Ending>

  private constructor(script: string[], environment: Record<string, string>) {
    const { PATH, HOME } = process.env
    this.#process = spawn(process.execPath, ['--import=@poppinss/ts-exec', ...script], {
      cwd: API,
      env: {
        PATH,
        HOME,
        NODE_ENV: 'production',
        PUBLIC_URL: `http://localhost:${environment.PORT ?? 3333}`,
        ...KEYS,
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [this.#process.stdout!, this.#process.stderr!]) {
      stream.on('data', (text) => (this.#output += text))
    }
    this.ended = new Promise((resolve) =>
      this.#process.once('close', (code, signal) => resolve({ code, signal, output: this.#output }))
    )
  }

  /** The server, as `npm start` runs it. */
  static server(environment: Record<string, string>): Program {
    return new Program(['bin/server.ts'], { HOST: '127.0.0.1', ...environment })
  }

  /** A command, as `node ace ...` runs it. */
  static ace(command: string[], environment: Record<string, string>): Program {
    return new Program(['bin/console.ts', ...command], environment)
  }

  get pid(): number {
    return this.#process.pid!
  }

  /** Null while it runs. */
  get exitCode(): number | null {
    return this.#process.exitCode
  }

  get output(): string {
    return this.#output
  }

  /** Waits until it says something; fails with all it said when it ends, or takes too long, without. */
  async says(words: string): Promise<this> {
    const deadline = Date.now() + START_PATIENCE_MS
    const hasEnded = this.ended.then(() => true)
    while (!this.#output.includes(words)) {
      const tick = new Promise<false>((resolve) => setTimeout(resolve, 20, false))
      if ((await Promise.race([hasEnded, tick])) || Date.now() > deadline) {
        if (this.#output.includes(words)) break
        throw new Error(`It never said "${words}":\n${this.#output}`)
      }
    }
    return this
  }

  /** Ends it; harmless when it ended already. Fails with all it said when that takes too long. */
  async end(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<Ending> {
    if (this.#process.exitCode === null && this.#process.signalCode === null) {
      this.#process.kill(signal)
    }
    let isTooLong = false
    const timer = setTimeout(() => {
      isTooLong = true
      this.#process.kill('SIGKILL')
    }, END_PATIENCE_MS)
    const ending = await this.ended
    clearTimeout(timer)
    if (isTooLong) throw new Error(`It did not end when it was asked to:\n${ending.output}`)
    return ending
  }
}

function randomKey(): string {
  return randomBytes(32).toString('base64')
}

/** The processes whose command line names a folder: those that still work with its data. */
export async function processesIn(folder: string): Promise<string[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const lines = await Promise.all(
    pids.map((pid) => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => ''))
  )
  return lines.filter((line) => line.includes(folder)).map((line) => line.replaceAll('\0', ' '))
}
