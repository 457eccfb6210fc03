import env from '#start/env'

const given = env.get('PUBLIC_URL')

/** The origin people type, or undefined where it is the one this node listens on. */
export const publicOrigin = given ? new URL(given).origin : undefined

/** Whether people reach the site by https, so that cookies and connections can insist on it. */
export const isHttps = publicOrigin?.startsWith('https://') ?? false
