import type { ServerResponse } from 'node:http'
import type { Chunks } from '#modules/media/open_stored_file'

/** Sends chunks as fast as the client takes them. Where the client leaves, or a chunk cannot be read, the response ends. */
export async function sendChunks(response: ServerResponse, chunks: Chunks): Promise<void> {
  try {
    for await (const chunk of chunks) if (!(await isTaken(response, chunk))) return
    response.end()
  } catch (error) {
    response.destroy()
    throw error
  }
}

/** Resolves when the system has the whole chunk, or will never take it. */
function isTaken(response: ServerResponse, chunk: Uint8Array): Promise<boolean> {
  if (response.destroyed) return Promise.resolve(false)
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const left = () => resolve(false)
  response.once('close', left).write(chunk, (error) => resolve(!error))
  return promise.finally(() => response.off('close', left))
}
