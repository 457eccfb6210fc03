import { GoogleDriver } from '@adonisjs/ally/drivers/google'
import type { GoogleDriverConfig } from '@adonisjs/ally/types'
import type { HttpContext } from '@adonisjs/core/http'

/**
 * Ally's Google driver with PKCE. Ally leaves it out for Google. With it a code works only in the browser that requested it.
 */
export class GoogleProvider extends GoogleDriver {
  override stateCookieName = 'google_state'
  override codeVerifierCookieName = 'google_verifier'

  constructor(ctx: HttpContext, settings: Omit<GoogleDriverConfig, 'scopes'>) {
    super(ctx, { ...settings, scopes: ['openid', 'email', 'profile'] as never })
    // The parent constructor loads the state before the cookie names above are set.
    this.loadState()
  }
}
