import type { HttpContext } from '@adonisjs/core/http'
import type { Preferences } from '@saajha/contract/preferences'
import { savePreferences } from '#modules/notifications/commands/save_preferences'
import { limitPreferences } from '#modules/notifications/limits'
import { readUnsubscribeToken } from '#modules/notifications/mail/unsubscribe_token'
import { preferencesOf } from '#modules/notifications/queries/preferences_of'
import { preferencesValidator } from '#modules/notifications/validators'

/** What reaches a member outside the site. */
export default class PreferencesController {
  show({ auth }: HttpContext): Promise<Preferences> {
    return preferencesOf(auth.getUserOrFail().id)
  }

  async update({ auth, request }: HttpContext): Promise<Preferences> {
    const { id } = auth.getUserOrFail()
    const changes = await request.validateUsing(preferencesValidator)
    await limitPreferences(id)
    await savePreferences(id, changes)
    return preferencesOf(id)
  }

  /** Switches off the e-mails of one kind, with the token of the link in an e-mail; needs no session (RFC 8058). */
  async unsubscribe({ request, response }: HttpContext): Promise<void> {
    const { userId, kind } = readUnsubscribeToken(tokenOf(request))
    await savePreferences(userId, { kinds: { [kind]: { email: false } } })
    response.status(200)
  }

  /** Opens the page that unsubscribes after a press: programs that scan e-mails open links. */
  openUnsubscribe({ request, response }: HttpContext): void {
    response.redirect(`/#unsubscribe=${encodeURI(tokenOf(request))}`)
  }
}

function tokenOf(request: HttpContext['request']): string {
  return String(request.qs().token ?? '')
}
