import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { Provider } from 'oidc-provider'
import app from '@adonisjs/core/services/app'
import { findFreePort } from '@saajha/database/embedded/find_free_port'
import { site } from '#tests/site'

/** An account of the provider. */
export type GoogleAccount = { sub: string; email: string; email_verified: boolean; name: string }

/** A local OpenID Connect provider in place of Google; it requires PKCE. */
export class GoogleStandIn {
  #accounts = new Map<string, GoogleAccount>()

  private constructor(private server: Server) {}

  static async open(): Promise<GoogleStandIn> {
    const port = await findFreePort()
    const issuer = `http://127.0.0.1:${port}`
    const clientSecret = randomBytes(16).toString('hex')
    const callbackUrl = site('/api/login/callback')
    const server = createServer()
    const standIn = new GoogleStandIn(server)
    const provider = new Provider(issuer, {
      clients: [
        {
          client_id: 'saajha',
          client_secret: clientSecret,
          redirect_uris: [callbackUrl],
          token_endpoint_auth_method: 'client_secret_post',
        },
      ],
      claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
      cookies: { keys: [randomBytes(16).toString('hex')] },
      pkce: { required: () => true },
      findAccount: (_, id) => ({ accountId: id, claims: () => standIn.#accounts.get(id)! }),
    })
    const handle = provider.callback()
    server
      .on('request', (request, response) => void handle(request, response))
      .listen(port, '127.0.0.1')
    await once(server, 'listening')
    app.config.set('google', {
      isEnabled: true,
      clientId: 'saajha',
      clientSecret,
      callbackUrl,
      authorizeUrl: `${issuer}/auth`,
      accessTokenUrl: `${issuer}/token`,
      userInfoUrl: `${issuer}/me`,
    })
    return standIn
  }

  /** Adds an account. */
  addAccount(account: GoogleAccount): void {
    this.#accounts.set(account.sub, account)
  }

  async close(): Promise<void> {
    this.server.closeAllConnections()
    this.server.close()
    await once(this.server, 'close')
  }
}
