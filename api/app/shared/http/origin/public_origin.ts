import env from '#start/env'

const publicUrl = env.get('PUBLIC_URL')

/** The origin of `PUBLIC_URL`; undefined if it is not set and this node is reached directly. */
export const publicOrigin = publicUrl ? new URL(publicUrl).origin : undefined

/** Whether the public origin uses https; enables secure cookies and HSTS. */
export const isHttps = publicOrigin?.startsWith('https://') ?? false
