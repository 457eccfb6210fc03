import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, type WriteStream } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const RESTART_MS = 100
const REPOSITORY = fileURLToPath(new URL('../../', import.meta.url))

/** A process of the house that is started again whenever it ends, as an operator's supervisor does. */
export class SupervisedProcess {
  #process: ChildProcess | undefined
  #log: WriteStream
  #isWanted = false
  #starting: Promise<void> | undefined
  /** How often it ended by a signal: killed from outside, or by a fail point. */
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

  /** Starts it, with settings that replace those of the last start, and waits until it is ready or ended. */
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

  /** Ends it without a word, and it comes back by itself; false where it was down already. */
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
      let said = ''
      child.stdout.on('data', (text: Buffer) => {
        this.#log.write(text)
        said = (said + text.toString()).slice(-2_000)
        if (said.includes(this.readyText)) resolve()
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
