import { Limit } from '#shared/http/limits/limit'

const pushSubscriptions = new Limit({
  name: 'push_subscriptions',
  requests: 60,
  duration: '1 hour',
  code: 'tooManyPushSubscriptions',
  message: "You've turned notifications on or off 60 times in the last hour.",
})

/** A member may subscribe and unsubscribe browsers 60 times an hour. */
export function limitPushSubscriptions(memberId: string): Promise<void> {
  return pushSubscriptions.consume(memberId)
}

const preferences = new Limit({
  name: 'preferences',
  requests: 120,
  duration: '1 hour',
  code: 'tooManyPreferences',
  message: "You've changed your notification settings 120 times in the last hour.",
})

/** A member may change their preferences 120 times an hour. */
export function limitPreferences(memberId: string): Promise<void> {
  return preferences.consume(memberId)
}
