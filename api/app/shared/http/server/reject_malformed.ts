import { randomUUID } from 'node:crypto'
import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { openExchanges } from '#shared/http/server/open_exchanges'
import { malformedResponse, type ParserError } from '#shared/http/server/malformed_response'

/**
 * Responds to malformed requests with a 4xx, after the responses to the requests before them, and closes the connection.
 * A request with a malformed body gets the 4xx unless its own response has begun.
 */
export function rejectMalformed(server: Server, headers: [string, string][]): void {
  const rejected = new WeakSet<Socket>()
  server.on('clientError', (error: ParserError, stream) => {
    const socket = stream as Socket
    // The parser repeats its error for all further data.
    if (rejected.has(socket)) return
    rejected.add(socket)
    void reject(socket, () =>
      malformedResponse(error, [['X-Request-Id', randomUUID()], ...headers])
    )
  })
}

async function reject(socket: Socket, response: () => string): Promise<void> {
  const open = openExchanges(socket)
  const broken = open.find(({ request }) => !request.complete)?.response
  await Promise.all(open.filter((each) => each.response !== broken).map(closed))
  if (broken?.writableEnded) await closed({ response: broken })
  if (socket.writable && !broken?.headersSent) socket.write(response())
  socket.destroySoon()
}

async function closed({ response }: { response: ServerResponse }): Promise<void> {
  if (!response.closed) await new Promise((resolve) => response.once('close', resolve))
}
