import type { ApplicationService } from '@adonisjs/core/types'
import env from '#start/env'

/** Opens the live channel and, in a web process, serves its sockets on the same port. */
export default class RealtimeProvider {
  constructor(protected app: ApplicationService) {}

  async ready() {
    if (this.app.getEnvironment() !== 'web') return
    const { openLiveChannel, serveSockets, releaseSockets } =
      await import('#shared/realtime/live_channel')
    const { socketAdapter } = await import('#shared/realtime/socket_adapter')
    const { socketVisitors } = await import('#shared/realtime/identify_socket')
    const { SESSION_COOKIE } = await import('#config/session')
    const { isSameOrigin } = await import('#shared/http/origin/same_origin')
    const server = await this.app.container.make('server')

    openLiveChannel(
      socketAdapter({ redisUrl: env.get('REDIS_URL'), databaseUrl: env.get('DATABASE_URL') })
    )
    serveSockets(server.getNodeServer() as never, {
      ...(await socketVisitors(SESSION_COOKIE)),
      isOwnOrigin: isSameOrigin,
    })
    // The HTTP server closes before providers shut down, and would wait for open sockets.
    this.app.terminating(releaseSockets)
  }

  async shutdown() {
    const { closeLiveChannel } = await import('#shared/realtime/live_channel')
    await closeLiveChannel()
  }
}
