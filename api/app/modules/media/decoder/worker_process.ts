import { fork, type ChildProcess } from 'node:child_process'
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type {
  PictureFailure,
  PictureResults,
  PictureTask,
} from '#modules/media/decoder/picture_worker'

/**
 * For a process that hangs. One that computes ends itself after 4 s of processor time, and these take longer on a busy
 * machine.
 */
const HANGS_AFTER_MS = 30_000
const IDLE_MS = 30_000

/** The file of a program, as source or as built. */
const fileOf = (program: string) =>
  fileURLToPath(new URL(`./${program}${extname(import.meta.url)}`, import.meta.url))

type AnyTask = { do: string }
type Measured<Result> = {
  result: Result
  /** The processor time that the task took. */
  cpuMs: number
}
type Result<Results, Task extends AnyTask> = Results[Task['do'] & keyof Results] | PictureFailure

/**
 * Decodes untrusted pictures one at a time in a child process, so that a picture that hangs, exhausts memory or crashes
 * the decoder affects only that process. It has no keys and no database, is killed after hanging for 30 seconds,
 * restarts for the next picture, and ends after 30 idle seconds.
 */
export class WorkerProcess<Task extends AnyTask = PictureTask, Results = PictureResults> {
  #child: ChildProcess | undefined
  #idleTimer: NodeJS.Timeout | undefined
  #last: Promise<unknown> = Promise.resolve()

  constructor(private options: { program?: string; hangsAfterMs?: number; idleMs?: number } = {}) {}

  /** Runs a task after the previous ones. */
  async run<One extends Task>(task: One): Promise<Result<Results, One>> {
    return (await this.measure(task)).result
  }

  /** Runs a task like `run`, and returns its processor time too. */
  measure<One extends Task>(task: One): Promise<Measured<Result<Results, One>>> {
    const result = this.#last.then(() => this.#send(task))
    this.#last = result.catch(() => {})
    return result
  }

  async #send<One extends Task>(task: One): Promise<Measured<Result<Results, One>>> {
    clearTimeout(this.#idleTimer)
    const child = (this.#child ??= this.#start())
    const { hangsAfterMs = HANGS_AFTER_MS, idleMs = IDLE_MS } = this.options
    const timer = setTimeout(() => child.kill('SIGKILL'), hangsAfterMs)
    try {
      return (await resultOf(child, task)) as Measured<Result<Results, One>>
    } finally {
      clearTimeout(timer)
      this.#idleTimer = setTimeout(() => this.#end(child), idleMs).unref()
    }
  }

  #start(): ChildProcess {
    const child = fork(fileOf(this.options.program ?? 'picture_worker'), {
      env: {},
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    child.on('error', () => this.#clear(child)).once('exit', () => this.#clear(child))
    child.unref()
    child.channel!.unref()
    return child
  }

  #end(child: ChildProcess): void {
    this.#clear(child)
    child.kill('SIGKILL')
  }

  #clear(child: ChildProcess): void {
    if (this.#child === child) this.#child = undefined
  }
}

/** A child that ended cannot say how much processor time it took: the time that passed is taken for it. */
function resultOf(child: ChildProcess, task: AnyTask): Promise<Measured<unknown>> {
  const { promise, resolve, reject } = Promise.withResolvers<Measured<unknown>>()
  const startedAt = performance.now()
  const ended = () => {
    const result: PictureFailure = 'too complex'
    resolve({ result, cpuMs: performance.now() - startedAt })
  }
  child.once('message', resolve).once('error', reject).once('exit', ended)
  child.send(task)
  return promise.finally(() =>
    child.off('message', resolve).off('error', reject).off('exit', ended)
  )
}
