import env from '#start/env'

/** Where the house under test is reached. */
export function site(path = ''): string {
  return `http://${env.get('HOST')}:${env.get('PORT')}${path}`
}
