import type { ServerResponse } from 'node:http'
import type { Chunks } from '#modules/media/storage/open_stored_file'

/** Sends chunks at the client's speed. Ends the response if the client disconnects or a chunk cannot be read. */
export async function sendChunks(response: ServerResponse, chunks: Chunks): Promise<void> {
  try {
    for await (const chunk of chunks) if (!(await isWritten(response, chunk))) return
    response.end()
  } catch (error) {
    response.destroy()
    throw error
  }
}

/** Resolves true once the system has accepted the chunk, false if the connection closes. */
function isWritten(response: ServerResponse, chunk: Uint8Array): Promise<boolean> {
  if (response.destroyed) return Promise.resolve(false)
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const left = () => resolve(false)
  response.once('close', left).write(chunk, (error) => resolve(!error))
  return promise.finally(() => response.off('close', left))
}
