import { spawn, type ChildProcess } from 'node:child_process'
import type { Writable } from 'node:stream'
import { withTimeout } from '../app/shared/time/with_timeout.ts'

/** A start takes many times as long on a busy machine. */
const START_TIMEOUT_MS = 180_000
const STOP_TIMEOUT_MS = 60_000

/** The exit of a program, with all of its output. */
type Exit = { code: number | null; signal: NodeJS.Signals | null; output: string }

type Options = {
  cwd?: string
  /** Streams that also receive the output. */
  stdout?: Writable
  stderr?: Writable
  /** Whether the program leads a process group of its own. */
  detached?: boolean
}

const running = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

/** A program in a child process; killed when this process exits. */
export class Program {
  #process: ChildProcess
  #output = ''
  readonly ended: Promise<Exit>

  /** Starts the program with PATH, HOME and this environment. */
  constructor(command: string[], environment: NodeJS.ProcessEnv, options: Options = {}) {
    const { PATH, HOME } = process.env
    const { stdout, stderr, ...rest } = options
    const child = spawn(command[0]!, command.slice(1), {
      ...rest,
      env: { PATH, HOME, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.#process = child
    running.add(child)
    const record = (text: Buffer | string, copy?: Writable) => {
      this.#output += text.toString()
      copy?.write(text)
    }
    child.stdout.on('data', (text: Buffer) => record(text, stdout))
    child.stderr.on('data', (text: Buffer) => record(text, stderr))
    child.on('error', ({ message }) => record(message))
    this.ended = new Promise((resolve) =>
      child.once('close', (code, signal) => {
        running.delete(child)
        resolve({ code, signal, output: this.#output })
      })
    )
  }

  /** Runs a program to its end and returns its output. Throws with the output if it fails. */
  static async run(command: string[], environment: NodeJS.ProcessEnv): Promise<string> {
    const { code, output } = await new Program(command, environment).ended
    if (code !== 0) throw new Error(`${command.join(' ')} failed:\n${output}`)
    return output
  }

  get pid(): number {
    return this.#process.pid!
  }

  get isRunning(): boolean {
    return this.#process.exitCode === null && this.#process.signalCode === null
  }

  get output(): string {
    return this.#output
  }

  /** Waits until the output contains `text`. Throws with the output if the program exits or takes too long. */
  async waitForOutput(text: string, timeoutMs = START_TIMEOUT_MS): Promise<this> {
    const { stdout, stderr } = this.#process
    const found = Promise.withResolvers<void>()
    const check = () => {
      if (this.#output.includes(text)) found.resolve()
    }
    check()
    for (const stream of [stdout!, stderr!]) stream.on('data', check)
    await withTimeout(Promise.race([found.promise, this.ended]), timeoutMs, 'timeout').catch(
      () => {}
    )
    for (const stream of [stdout!, stderr!]) stream.off('data', check)
    if (!this.#output.includes(text)) {
      throw new Error(`The output never contained "${text}":\n${this.#output}`)
    }
    return this
  }

  /** Sends a signal; returns false if the program has exited. */
  kill(signal: NodeJS.Signals): boolean {
    return this.#process.kill(signal)
  }

  /** Ends the program; harmless if it has exited. Throws with the output if that takes too long. */
  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<Exit> {
    if (this.isRunning) this.kill(signal)
    return withTimeout(this.ended, STOP_TIMEOUT_MS, `No exit on ${signal}`).catch(
      async (cause: Error) => {
        this.kill('SIGKILL')
        const { output } = await this.ended
        throw new Error(`${cause.message}:\n${output}`, { cause })
      }
    )
  }
}
