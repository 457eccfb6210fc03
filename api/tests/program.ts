import { randomBytes } from 'node:crypto'
import { spawn, type ChildProcess } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

const API = fileURLToPath(new URL('../', import.meta.url))
/** A start takes many times as long on a busy machine. */
const START_TIMEOUT_MS = 60_000
const END_PATIENCE_MS = 25_000
const KEYS = { APP_KEY: randomKey(), DOCUMENT_KEY: randomKey() }

/** The exit of a program, with all of its output. */
export type Ending = { code: number | null; signal: string | null; output: string }

/** A program of the app in a child process, started like by an operator. */
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

  /** Null while the program runs. */
  get exitCode(): number | null {
    return this.#process.exitCode
  }

  get output(): string {
    return this.#output
  }

  /** Waits until the output contains `words`. Throws with the output if the program exits or takes too long. */
  async says(words: string): Promise<this> {
    const deadline = Date.now() + START_TIMEOUT_MS
    const hasEnded = this.ended.then(() => true)
    while (!this.#output.includes(words)) {
      const tick = new Promise<false>((resolve) => setTimeout(resolve, 20, false))
      if ((await Promise.race([hasEnded, tick])) || Date.now() > deadline) {
        if (this.#output.includes(words)) break
        throw new Error(`The output never contained "${words}":\n${this.#output}`)
      }
    }
    return this
  }

  /** Ends the program; harmless if it has exited. Throws with the output if that takes too long. */
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
    if (isTooLong) throw new Error(`The program did not exit on the signal:\n${ending.output}`)
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
