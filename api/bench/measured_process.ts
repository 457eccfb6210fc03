import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'

/** A measured process; `seconds` is the time until it was ready. */
export class MeasuredProcess {
  private constructor(
    private child: ChildProcess,
    readonly seconds: number
  ) {}

  static async start(command: string[], env: Record<string, string>, readyText: string) {
    const began = performance.now()
    const { PATH, HOME } = process.env
    const child = spawn(process.execPath, command, {
      env: { PATH, HOME, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const ended = once(child, 'exit')
    const ready = new Promise<void>((resolve) => {
      let output = ''
      child.stdout.on('data', (text: Buffer) => {
        output = (output + text.toString()).slice(-2_000)
        if (output.includes(readyText)) resolve()
      })
    })
    const isUp = await Promise.race([ready.then(() => true), ended.then(() => false)])
    if (!isUp) throw new Error(`${command.join(' ')} ended before it was ready`)
    return new MeasuredProcess(child, (performance.now() - began) / 1_000)
  }

  get mebibytes(): number {
    const status = readFileSync(`/proc/${this.child.pid}/status`, 'utf8')
    return Number(/VmRSS:\s+(\d+)/.exec(status)![1]) / 1_024
  }

  /** Processor time so far, in seconds. */
  get busySeconds(): number {
    const after = readFileSync(`/proc/${this.child.pid}/stat`, 'utf8').replace(/^.*\) /s, '')
    const [user, system] = after.split(' ').slice(11, 13)
    return (Number(user) + Number(system)) / 100
  }

  async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGKILL'): Promise<void> {
    const ended = once(this.child, 'exit')
    this.child.kill(signal)
    await ended
  }
}

/** The middle value of an odd number of values. */
export function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]!
}
