import env from '#start/env'

/** The URL of a path on the app under test. */
export function site(path = ''): string {
  return `http://${env.get('HOST')}:${env.get('PORT')}${path}`
}
