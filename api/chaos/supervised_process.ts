import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, type WriteStream } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const RESTART_MS = 100
const REPOSITORY = fileURLToPath(new URL('../../', import.meta.url))

/** A process of the cluster that is restarted whenever it ends, as by an operator's supervisor. */
export class SupervisedProcess {
  #process: ChildProcess | undefined
  #log: WriteStream
  #isWanted = false
  #starting: Promise<void> | undefined
  /** The number of ends by a signal, from outside or at a fail point. */
  deaths = 0

  constructor(
    readonly name: string,
    private command: string[],
    private environment: Record<string, string>,
    private readyText: string,
    logFolder: string
  ) {
    this.#log = createWriteStream(`${logFolder}/${name}.log`, { flags: 'a' })
  }

  /** Starts the process with changed settings; resolves once it is ready or has ended. */
  async start(settings: Record<string, string> = {}): Promise<void> {
    this.#isWanted = true
    this.environment = { ...this.environment, ...settings }
    return (this.#starting = this.#launch())
  }

  async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    this.#isWanted = false
    await this.#starting
    const process = this.#process
    if (!process || process.exitCode !== null || process.signalCode) return
    const ended = once(process, 'exit')
    process.kill(signal)
    await ended
  }

  /** Kills the process, which is then restarted; returns false if it was not running. */
  kill(): boolean {
    return this.#process?.kill('SIGKILL') ?? false
  }

  async #launch(): Promise<void> {
    if (!this.#isWanted) return
    const { PATH, HOME } = process.env
    const child = spawn(process.execPath, this.command, {
      cwd: REPOSITORY,
      env: { PATH, HOME, ...this.environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.#process = child
    child.stderr.pipe(this.#log, { end: false })
    const ready = new Promise<void>((resolve) => {
      let output = ''
      child.stdout.on('data', (text: Buffer) => {
        this.#log.write(text)
        output = (output + text.toString()).slice(-2_000)
        if (output.includes(this.readyText)) resolve()
      })
    })
    const ended = once(child, 'exit')
    void ended.then(([, signal]) => {
      if (signal) this.deaths += 1
      if (this.#isWanted) this.#starting = delay(RESTART_MS).then(() => this.#launch())
    })
    await Promise.race([ready, ended])
  }
}
