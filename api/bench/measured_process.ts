import { readFileSync } from 'node:fs'
import { Program } from '#harness/program'

/** A measured process; `seconds` is the time until it was ready. */
export class MeasuredProcess {
  private constructor(
    private program: Program,
    readonly seconds: number
  ) {}

  static async start(command: string[], environment: Record<string, string>, readyText: string) {
    const began = performance.now()
    const program = new Program(command, environment, { stderr: process.stderr })
    await program.waitForOutput(readyText)
    return new MeasuredProcess(program, (performance.now() - began) / 1_000)
  }

  get mebibytes(): number {
    const status = readFileSync(`/proc/${this.program.pid}/status`, 'utf8')
    return Number(/VmRSS:\s+(\d+)/.exec(status)![1]) / 1_024
  }

  /** Processor time so far, in seconds. */
  get busySeconds(): number {
    const after = readFileSync(`/proc/${this.program.pid}/stat`, 'utf8').replace(/^.*\) /s, '')
    const [user, system] = after.split(' ').slice(11, 13)
    return (Number(user) + Number(system)) / 100
  }

  async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGKILL'): Promise<void> {
    this.program.kill(signal)
    await this.program.ended
  }
}

/** The middle value of an odd number of values. */
export function median(values: number[]): number {
  return percentile(values, 0.5)
}

/** The smallest value that is not below this share of the others. */
export function percentile(values: number[], share: number): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length * share)]!
}
