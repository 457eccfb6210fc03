import { readFile } from 'node:fs/promises'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as delay } from 'node:timers/promises'
import { processesBelow } from '#tests/hostile/processes_below'
import { site } from '#tests/site'

const LOOK_EVERY_MS = 50
const MEGABYTE = 1024 * 1024

/** What the house went through while it was watched. */
export type Watched = {
  slowestAnswerMs: number
  failedAnswers: number
  /** What 99 of 100 turns of the house's event loop waited less than. */
  loopDelayMs: number
  /** By how much the house's own memory grew, and the most that a process below it took. */
  grownMegabytes: number
  decoderMegabytes: number
}

/** Asks the house for its listings again and again, and looks at its memory, until it is stopped. */
export function watchHouse(): { stop(): Promise<Watched> } {
  const loop = monitorEventLoopDelay()
  const before = process.memoryUsage.rss()
  const watched = { slowestAnswerMs: 0, failedAnswers: 0, grownMegabytes: 0, decoderMegabytes: 0 }
  let isWatching = true
  loop.enable()

  async function look(): Promise<void> {
    const asked = performance.now()
    const { ok } = await fetch(site('/api/items?limit=1'))
    watched.slowestAnswerMs = Math.max(watched.slowestAnswerMs, performance.now() - asked)
    if (!ok) watched.failedAnswers++
    const grown = (process.memoryUsage.rss() - before) / MEGABYTE
    watched.grownMegabytes = Math.max(watched.grownMegabytes, grown)
    for (const pid of await processesBelow('picture_program')) {
      watched.decoderMegabytes = Math.max(watched.decoderMegabytes, await peakMegabytes(pid))
    }
  }

  const watching = (async () => {
    while (isWatching) {
      await look()
      await delay(LOOK_EVERY_MS)
    }
  })()
  return {
    async stop() {
      isWatching = false
      await watching
      return { ...watched, loopDelayMs: loop.percentile(99) / 1e6 }
    },
  }
}

/** The most memory that a process ever took; 0 where it just ended, or the system does not tell. */
async function peakMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024
}
