import { AuthenticatorApp } from '#harness/authenticator_app'
import { PASSWORD } from '#harness/new_account'
import type { Member } from '#tests/member'

/** Starts the set-up of an administrator's second factor. */
export async function startSetUp(
  admin: Member,
  body: object = { password: PASSWORD }
): Promise<AuthenticatorApp> {
  const response = await admin.post('/api/user/second-factor').json(body)
  response.assertStatus(200)
  return new AuthenticatorApp(response.body().secret)
}

/** An administrator whose session has passed their second factor with the code of the current step. */
type GuardedAdmin = { admin: Member; app: AuthenticatorApp; recoveryCodes: string[] }

/** Sets an administrator's second factor up. */
export async function setUpSecondFactor(admin: Member, body?: object): Promise<GuardedAdmin> {
  const app = await startSetUp(admin, body)
  const response = await admin.post('/api/user/second-factor/confirm').json({ code: app.code() })
  response.assertStatus(200)
  const { recoveryCodes } = response.body()
  return { admin: admin.withCookieOf(response), app, recoveryCodes }
}
