import type { HttpContext } from '@adonisjs/core/http'
import app from '@adonisjs/core/services/app'
import { normalizeEmail } from '@saajha/contract/email'
import { LIMITS } from '@saajha/contract/limits'
import { lineError, normalizeLine } from '@saajha/contract/line_text'
import type { SignInNotice } from '@saajha/contract/sign_in_notice'
import { signInWithGoogle, type GooglePerson } from '#modules/identity/commands/sign_in_with_google'
import { BlockedMemberError, UnverifiedEmailError } from '#modules/identity/errors'
import { closeSocketsAfterResponse } from '#modules/identity/http/close_sockets_after_response'
import type { GoogleProvider } from '#modules/identity/http/google_provider'
import { openSession } from '#modules/identity/http/open_session'
import { limitGoogleCodes } from '#modules/identity/limits'
import { hasPlatformName } from '#modules/identity/rules/platform_name'
import { returnToValidator } from '#modules/identity/validators'
import { safeRedirect } from '#shared/http/origin/safe_redirect'
import { pageLanguage } from '#shared/pages/page_language'
import { withTimeout } from '#shared/time/with_timeout'

const RETURN_COOKIE = 'return_to'
const TIMEOUT_MS = 10_000

/** Sign-in with Google: redirect to Google, callback, redirect to the page where the sign-in started. */
export default class GoogleController {
  /**
   * Redirects to Google. `returnTo` is the path to return to; if Google is not configured, that page shows a notice.
   */
  async leave({ ally, request, response }: HttpContext): Promise<void> {
    const query = await returnToValidator.validate(request.qs())
    const back = safeRedirect(query.returnTo)
    if (!isEnabled()) return response.redirect(withNotice(back, 'unavailable'))
    response.encryptedCookie(RETURN_COOKIE, back)
    await ally.use('google').redirect()
  }

  /** Handles the callback, with or without a code. A failure signs no user in and shows a notice on the page. */
  async comeBack(ctx: HttpContext): Promise<void> {
    const back = safeRedirect(ctx.request.encryptedCookie(RETURN_COOKIE))
    ctx.response.clearCookie(RETURN_COOKIE)
    const result = await signIn(ctx)
    ctx.response.redirect(
      // The fragment of a URL is in no log and no `Referer`.
      typeof result === 'string' ? withNotice(back, result) : `/#appeal=${result.appealToken}`
    )
  }
}

function isEnabled(): boolean {
  return app.config.get('google.isEnabled')
}

/** The notice to show, or for a suspended member the token with which they read the reason and appeal. */
async function signIn(ctx: HttpContext): Promise<SignInNotice | { appealToken: string }> {
  if (!isEnabled()) return 'unavailable'
  const google = ctx.ally.use('google')
  if (google.accessDenied()) return 'cancelled'
  if (google.hasError() || google.stateMisMatch()) return 'failed'
  const person = await limitGoogleCodes(ctx.request.ip(), () => fetchGooglePerson(google)).catch(
    (error: Error) => {
      ctx.logger.warn(
        { error: error.name },
        'google sign-in: request for the user failed or not sent; no user signed in'
      )
      return null
    }
  )
  if (!person) return 'failed'
  try {
    const { user, way, endedSessions } = await signInWithGoogle({
      ...person,
      language: pageLanguage(ctx),
    })
    closeSocketsAfterResponse(ctx, endedSessions)
    await openSession(ctx, user)
    return way
  } catch (error) {
    if (error instanceof UnverifiedEmailError) return 'unverified'
    if (error instanceof BlockedMemberError) {
      const { appealToken } = error.params
      return appealToken === '' ? 'blocked' : { appealToken }
    }
    throw error
  }
}

/** Exchanges the code for the user's claims. The email counts as verified only if Google sends the boolean `true`. */
async function fetchGooglePerson(google: GoogleProvider): Promise<Omit<GooglePerson, 'language'>> {
  const message = `Google did not respond within ${TIMEOUT_MS} ms`
  const { original } = (await withTimeout(google.user(), TIMEOUT_MS, message)) as {
    original: unknown
  }
  const { sub, email, email_verified: isVerified, name } = original as Record<string, unknown>
  if (typeof sub !== 'string' || sub === '') throw new Error('Google sent no subject')
  const sent = typeof email === 'string' && email.includes('@') ? email : ''
  const normal = normalizeEmail(sent)
  return {
    subject: sub,
    email: normal,
    // Google has verified no other address than the one that it sent.
    isEmailVerified: normal !== '' && normal === sent.normalize('NFC') && isVerified === true,
    fullName: await nameOf(name, normal),
  }
}

/** Google's name, else the local part of the email, else a default: the first that is a valid full name. */
async function nameOf(name: unknown, email: string): Promise<string> {
  const localPart = email.split('@')[0]!
  const candidates = [typeof name === 'string' ? name : '', localPart].map((text) =>
    normalizeLine(text.replace(/\p{Cc}/gu, ' ')).slice(0, LIMITS.fullName.max)
  )
  for (const line of candidates) {
    if (line.length < LIMITS.fullName.min || lineError(line) !== null) continue
    if (!(await hasPlatformName(line))) return line
  }
  return 'Member'
}

function withNotice(path: string, notice: SignInNotice): string {
  const { pathname, searchParams } = new URL(path, 'http://nowhere.invalid')
  searchParams.set('signin', notice)
  return `${pathname}?${searchParams.toString()}`
}
