import { rateLimit } from '#shared/http/limits/limit'

/** A member may subscribe and unsubscribe browsers 60 times an hour. */
export const limitPushSubscriptions = rateLimit({
  code: 'tooManyPushSubscriptions',
  requests: 60,
  duration: '1 hour',
})

/** A member may change their preferences 120 times an hour. */
export const limitPreferences = rateLimit({
  code: 'tooManyPreferences',
  requests: 120,
  duration: '1 hour',
})
