import { middleware } from '#start/kernel'

/** Middleware for routes that identify a signed-in member but also accept guests: `router.group(...).use(forVisitors())`. */
export const forVisitors = () => [
  middleware.readYourWrites(),
  middleware.sessionCookies(),
  middleware.session(),
  middleware.visitor(),
  middleware.jsonOnly(),
  middleware.json(),
]

/** Middleware for routes of signed-in members; guests get a 401. */
export const forMembers = () => [
  middleware.readYourWrites(),
  middleware.sessionCookies(),
  middleware.cookie(),
  middleware.session(),
  middleware.visitor(),
  middleware.member(),
  middleware.jsonOnly(),
  middleware.json(),
]

/** Middleware for routes of administrators; members without their rights get a 403. */
export const forAdministrators = () => [...forMembers(), middleware.administrator()]
