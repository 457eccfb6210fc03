import { ServerResponse, type IncomingMessage } from 'node:http'
import app from '@adonisjs/core/services/app'
import type { SocketIdentity } from '#shared/realtime/live_channel'

/** Identifies the session of a socket handshake by its cookie, like an HTTP request; null for a guest. */
export async function identifySocket(
  request: IncomingMessage,
  sessionCookie: string
): Promise<SocketIdentity | null> {
  // The session store would create a row for every guest.
  if (!request.headers.cookie?.includes(`${sessionCookie}=`)) return null
  const server = await app.container.make('server')
  const response = new ServerResponse(request)
  const ctx = server.createHttpContext(
    server.createRequest(request, response),
    server.createResponse(request, response),
    app.container.createResolver()
  )
  const { default: SessionMiddleware } = await import('@adonisjs/session/session_middleware')
  const sessionMiddleware = await app.container.make(SessionMiddleware)
  let identity: SocketIdentity | null = null
  await sessionMiddleware.handle(ctx, async () => {
    const auth = await app.container.make('auth.manager')
    ctx.auth = auth.createAuthenticator(ctx)
    if (await ctx.auth.use('web').check()) {
      identity = { userId: ctx.auth.use('web').user!.id, sessionId: ctx.session.sessionId }
    }
  })
  return identity
}
