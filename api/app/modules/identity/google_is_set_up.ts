import app from '@adonisjs/core/services/app'

/** Whether the house was given what it needs to sign people in with Google. */
export function googleIsSetUp(): boolean {
  return Boolean(app.config.get('google.clientId') && app.config.get('google.clientSecret'))
}
