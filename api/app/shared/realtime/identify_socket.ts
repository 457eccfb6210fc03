import { ServerResponse, type IncomingMessage } from 'node:http'
import app from '@adonisjs/core/services/app'
import type { SocketIdentity } from '#shared/realtime/live_channel'

/** Who opens a socket, by the session cookie of the handshake, like an HTTP request. */
export async function socketVisitors(sessionCookie: string) {
  const server = await app.container.make('server')
  const signedSessionOf = (request: IncomingMessage): string | null => {
    if (!request.headers.cookie) return null
    const parsed = server.createRequest(request, new ServerResponse(request))
    return (parsed.cookie(sessionCookie) as string | undefined) ?? null
  }

  return {
    signedSessionOf,

    /** Null for a guest. */
    async identify(request: IncomingMessage): Promise<SocketIdentity | null> {
      // The session store would create a row for every guest.
      if (signedSessionOf(request) === null) return null
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
    },
  }
}
