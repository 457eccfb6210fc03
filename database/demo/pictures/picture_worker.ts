import { parentPort } from 'node:worker_threads'
import { composePicture } from './compose_picture.ts'
import type { Fixtures } from './scene.ts'

/** Draws the scenes it is sent, one at a time, in a thread of its own. */
parentPort!.on('message', ({ index, scene }: { index: number; scene: Fixtures }) => {
  void composePicture(scene).then((picture) => parentPort!.postMessage({ index, ...picture }))
})
