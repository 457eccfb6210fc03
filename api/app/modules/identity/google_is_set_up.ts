import app from '@adonisjs/core/services/app'

/** Returns whether a Google client id and secret are configured. */
export function googleIsSetUp(): boolean {
  return Boolean(app.config.get('google.clientId') && app.config.get('google.clientSecret'))
}
