import { fork, type ChildProcess } from 'node:child_process'
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { PictureFailure, PictureResults, PictureTask } from '#modules/media/picture_program'

/** Ends a process that hangs. One that works ends itself after 4 s of processor time, which a busy machine stretches. */
const HANGS_AFTER_MS = 30_000
const IDLE_MS = 30_000

/** A program's file, as a source or as built. */
const fileOf = (program: string) =>
  fileURLToPath(new URL(`./${program}${extname(import.meta.url)}`, import.meta.url))

type Asked = { do: string }
type Answer<Results, Task extends Asked> = Results[Task['do'] & keyof Results] | PictureFailure

/**
 * Works on pictures in a process of its own, one at a time, as strangers' pictures have to be decoded: what stalls, swells
 * or breaks a decoder ends that process and nothing else. It is given no key and no database, is killed when it hangs for
 * thirty seconds, is started again for the next picture, and ends when there is none for half a minute.
 */
export class PictureProcess<Task extends Asked = PictureTask, Results = PictureResults> {
  #child: ChildProcess | undefined
  #rest: NodeJS.Timeout | undefined
  #last: Promise<unknown> = Promise.resolve()

  constructor(private options: { program?: string; hangsAfterMs?: number; idleMs?: number } = {}) {}

  /** Runs a task when those before it are done. */
  run<One extends Task>(task: One): Promise<Answer<Results, One>> {
    const result = this.#last.then(() => this.#ask(task))
    this.#last = result.catch(() => {})
    return result
  }

  async #ask<One extends Task>(task: One): Promise<Answer<Results, One>> {
    clearTimeout(this.#rest)
    const child = (this.#child ??= this.#start())
    const { hangsAfterMs = HANGS_AFTER_MS, idleMs = IDLE_MS } = this.options
    const timer = setTimeout(() => child.kill('SIGKILL'), hangsAfterMs)
    try {
      return (await answerOf(child, task)) as Answer<Results, One>
    } finally {
      clearTimeout(timer)
      this.#rest = setTimeout(() => this.#end(child), idleMs).unref()
    }
  }

  #start(): ChildProcess {
    const child = fork(fileOf(this.options.program ?? 'picture_program'), {
      env: {},
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    child.on('error', () => this.#forget(child)).once('exit', () => this.#forget(child))
    child.unref()
    child.channel!.unref()
    return child
  }

  #end(child: ChildProcess): void {
    this.#forget(child)
    child.kill('SIGKILL')
  }

  #forget(child: ChildProcess): void {
    if (this.#child === child) this.#child = undefined
  }
}

function answerOf(child: ChildProcess, task: Asked): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>()
  const ended = () => resolve('too heavy' satisfies PictureFailure)
  child.once('message', resolve).once('error', reject).once('exit', ended)
  child.send(task)
  return promise.finally(() =>
    child.off('message', resolve).off('error', reject).off('exit', ended)
  )
}
