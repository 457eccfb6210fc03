import env from '#start/env'

const publicUrl = env.get('PUBLIC_URL')

/** The port of a server without the setting (`bin/server.ts`); a process of workers has none. */
const DEFAULT_PORT = 3333

/** The origin of links outside the site, such as in e-mails: the public URL's, otherwise a server's on this machine. */
export const siteOrigin = publicUrl
  ? new URL(publicUrl).origin
  : `http://localhost:${env.get('PORT', DEFAULT_PORT)}`
