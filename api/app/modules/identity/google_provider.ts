import { GoogleDriver } from '@adonisjs/ally/drivers/google'
import type { GoogleDriverConfig } from '@adonisjs/ally/types'
import type { HttpContext } from '@adonisjs/core/http'

/**
 * Google, as Ally asks it, and with what Ally leaves out for Google: PKCE, so that a code is worth nothing in another
 * browser than the one that asked for it.
 */
export class GoogleProvider extends GoogleDriver {
  override stateCookieName = 'google_state'
  override codeVerifierCookieName = 'google_verifier'

  constructor(ctx: HttpContext, settings: Omit<GoogleDriverConfig, 'scopes'>) {
    super(ctx, { ...settings, scopes: ['openid', 'email', 'profile'] as never })
    // The parent has looked already, but before the names above were set.
    this.loadState()
  }
}
