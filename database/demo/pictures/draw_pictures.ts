import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { DrawnPicture } from './compose_picture.ts'
import type { PictureScene } from './scene.ts'

const MAX_THREADS = 4

/**
 * Draws all scenes in up to four threads and passes each finished picture to `store`. Threads, because most of the work is
 * loops over pixels, and because their memory is freed with them.
 */
export async function drawPictures(
  scenes: readonly PictureScene[],
  store: (index: number, picture: Record<keyof DrawnPicture, Uint8Array>) => Promise<void>
): Promise<void> {
  const remaining = scenes.entries()
  const threads = Math.min(MAX_THREADS, availableParallelism())
  await Promise.all(Array.from({ length: threads }, () => drawIn(newThread(), remaining, store)))
}

/** Its environment is empty because under `node --watch` a thread also sends a message for each import. */
function newThread(): Worker {
  return new Worker(new URL('./picture_worker.ts', import.meta.url), { execArgv: [], env: {} })
}

async function drawIn(
  thread: Worker,
  remaining: Iterator<[number, PictureScene]>,
  store: Parameters<typeof drawPictures>[1]
): Promise<void> {
  try {
    for (let next = remaining.next(); !next.done; next = remaining.next()) {
      const [index, scene] = next.value
      thread.postMessage({ index, scene })
      const [picture] = (await once(thread, 'message')) as Parameters<typeof store>[1][]
      await store(index, picture!)
    }
  } finally {
    await thread.terminate()
  }
}
