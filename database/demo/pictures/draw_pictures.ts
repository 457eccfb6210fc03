import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { DrawnPicture } from './compose_picture.ts'
import type { Fixtures } from './scene.ts'

const MOST_THREADS = 4

/**
 * Draws all scenes, as many at a time as there are processors, and hands each picture over as soon as it is done. Threads
 * do it because most of the work is plain loops over pixels, and because their memory is gone with them.
 */
export async function drawPictures(
  scenes: readonly Fixtures[],
  keep: (index: number, picture: Record<keyof DrawnPicture, Uint8Array>) => Promise<void>
): Promise<void> {
  const remaining = scenes.entries()
  const threads = Math.min(MOST_THREADS, availableParallelism())
  await Promise.all(Array.from({ length: threads }, () => drawIn(newThread(), remaining, keep)))
}

/** Without our environment, because under `node --watch` a thread would send what it imports as messages of its own. */
function newThread(): Worker {
  return new Worker(new URL('./picture_worker.ts', import.meta.url), { execArgv: [], env: {} })
}

async function drawIn(
  thread: Worker,
  remaining: Iterator<[number, Fixtures]>,
  keep: Parameters<typeof drawPictures>[1]
): Promise<void> {
  try {
    for (let next = remaining.next(); !next.done; next = remaining.next()) {
      const [index, scene] = next.value
      thread.postMessage({ index, scene })
      const [picture] = (await once(thread, 'message')) as Parameters<typeof keep>[1][]
      await keep(index, picture!)
    }
  } finally {
    await thread.terminate()
  }
}
