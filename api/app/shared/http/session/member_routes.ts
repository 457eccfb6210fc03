import { middleware } from '#start/kernel'

/** For routes that know who asks, if anyone does: `router.group(...).use(forVisitors())`. */
export const forVisitors = () => [
  middleware.readYourWrites(),
  middleware.private(),
  middleware.signedIn(),
  middleware.session(),
  middleware.visitor(),
  middleware.jsonOnly(),
  middleware.json(),
]

/** For routes of signed-in members alone; 401 for everyone else. */
export const forMembers = () => [
  middleware.readYourWrites(),
  middleware.private(),
  middleware.signedIn(),
  middleware.cookie(),
  middleware.session(),
  middleware.visitor(),
  middleware.member(),
  middleware.jsonOnly(),
  middleware.json(),
]
