import { createWriteStream, type WriteStream } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { Program } from '#harness/program'

const RESTART_MS = 100

/** A process of the cluster that is restarted whenever it ends, as by an operator's supervisor. */
export class SupervisedProcess {
  #program: Program | undefined
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
    this.#program?.kill(signal)
    await this.#program?.ended
  }

  /** Kills the process. It is then restarted. Returns false if it was not running. */
  kill(): boolean {
    return this.#program?.kill('SIGKILL') ?? false
  }

  async #launch(): Promise<void> {
    if (!this.#isWanted) return
    const program = new Program(this.command, this.environment, {
      stdout: this.#log,
      stderr: this.#log,
    })
    this.#program = program
    void program.ended.then(({ signal }) => {
      if (signal) this.deaths += 1
      if (this.#isWanted) this.#starting = delay(RESTART_MS).then(() => this.#launch())
    })
    await program.waitForOutput(this.readyText).catch(() => {})
  }
}
