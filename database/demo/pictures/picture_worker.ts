import { parentPort } from 'node:worker_threads'
import { composePicture } from './compose_picture.ts'
import type { PictureScene } from './scene.ts'

/** The thread of `drawPictures`: draws each scene that it receives. */
parentPort!.on('message', ({ index, scene }: { index: number; scene: PictureScene }) => {
  void composePicture(scene).then((picture) => parentPort!.postMessage({ index, ...picture }))
})
