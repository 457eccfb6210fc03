import { dayFromToday } from '#tests/booking'
import { randomUUID } from 'node:crypto'
import type { MemberSession } from '@saajha/contract/user'
import { BICYCLE } from '#harness/bicycle'
import { randomIp } from '#harness/random_ip'
import { PASSWORD } from '#harness/new_account'
import { newSubscription } from '#tests/browser_subscription'
import { newCalendarPath } from '#tests/calendar_feed'
import { type Member } from '#tests/member'
import { photograph } from '#tests/picture'
import { storeReview } from '#tests/review'
import type { Fixtures } from '#tests/fixtures'

/** The roles. The owner comes last, so that their deletions happen after the other roles' attempts. */
export const ROLES = ['guest', 'revoked', 'member', 'otherOwner', 'admin', 'owner'] as const
export type Role = (typeof ROLES)[number]

/** The path, if it has parameters, and the body of a write. */
type Request = { path?: string; body?: object | Buffer }
type Row = {
  expected: Record<Role, number>
  ask?: (fixtures: Fixtures) => Request | Promise<Request>
  /** Whether the request creates or ends a session: each role then uses a separate one. */
  touchesSession?: true
}

const everyRole = (status: number) => roles(status, status, status, status)
const members = (status: number) => roles(401, status, status, status)
const ownerAlone = (status: number, others: number) => roles(401, others, others, status)
const adminAlone = (status: number) => roles(401, 403, status, 403)

function roles(guest: number, member: number, admin: number, owner: number): Row['expected'] {
  return { guest, revoked: guest, member, otherOwner: member, admin, owner }
}

let joined = 0

async function newPublicSessionId({ owner }: Fixtures): Promise<string> {
  const device = await owner.signInAgain()
  const sessions: MemberSession[] = (await device.get('/api/user/sessions')).body()
  return sessions.find(({ isThis }) => isThis)!.id
}

/** A code that is never valid. */
const recoveryCode = () => ({ body: { code: 'ABCD EFGH IJKL MNOP' } })
const item =
  (rest = '') =>
  ({ itemId }: Fixtures) => ({ path: `/api/items/${itemId}${rest}` })
const user =
  (rest = '') =>
  ({ owner }: Fixtures) => ({ path: `/api/users/${owner.user.id}${rest}` })
const notification =
  (rest = '') =>
  ({ notificationId }: Fixtures) => ({
    path: `/api/notifications/${notificationId}${rest}`,
    body: {},
  })

const conversation =
  (rest = '', body?: object) =>
  ({ conversationId }: Fixtures) => ({ path: `/api/conversations/${conversationId}${rest}`, body })
/** The owner and the member of the fixtures have a conversation and a booking. */
const conversationMembersAlone = (status: number) => ({
  ...ownerAlone(status, 404),
  member: status,
})
const booking =
  (body?: object, rest = '') =>
  ({ bookingId }: Fixtures) => ({ path: `/api/bookings/${bookingId}${rest}`, body })
const deskReport =
  (rest = '') =>
  ({ reportTicket }: Fixtures) => ({ path: `/api/admin/reports/${reportTicket}${rest}` })
const block = ({ admin }: Fixtures) => ({ path: `/api/blocks/${admin.user.id}` })

/** The expected status of every route for every role. */
export const ACCESS: Record<string, Row> = {
  'GET /health/live': { expected: everyRole(200) },
  'GET /health/ready': { expected: everyRole(200) },
  'GET /robots.txt': { expected: everyRole(200) },
  'GET /sitemap.xml': { expected: everyRole(200) },
  'GET /sitemap/:file': { expected: everyRole(200), ask: () => ({ path: '/sitemap/pages.xml' }) },
  'GET /api/openapi.json': { expected: everyRole(200) },
  'GET /api/docs': { expected: everyRole(200) },

  'POST /api/register': {
    expected: everyRole(201),
    touchesSession: true,
    ask: () => {
      const username = `newcomer_${++joined}`
      const email = `${username}@example.in`
      return { body: { username, email, fullName: 'New Comer', password: PASSWORD } }
    },
  },
  'POST /api/login/email': {
    expected: everyRole(200),
    touchesSession: true,
    ask: ({ owner }) => ({ body: { username: owner.user.username, password: PASSWORD } }),
  },
  'GET /api/logout': { expected: everyRole(302), touchesSession: true },
  'GET /api/login': { expected: everyRole(302) },
  'GET /api/login/callback': { expected: everyRole(302) },
  'POST /api/password/forgot': {
    expected: everyRole(202),
    ask: () => ({ body: { email: `forgetful_${++joined}@example.in` } }),
  },
  'POST /api/password/reset': {
    expected: everyRole(410),
    ask: () => ({ body: { token: 'unknown', password: PASSWORD } }),
  },
  'POST /api/user/email/verification': { expected: members(202), ask: () => ({ body: {} }) },
  'POST /api/user/email/verify': {
    expected: everyRole(410),
    ask: () => ({ body: { token: 'unknown' } }),
  },
  'POST /api/user/email/disown': {
    expected: everyRole(410),
    ask: () => ({ body: { token: 'unknown' } }),
  },
  'PUT /api/user/password': {
    expected: members(422),
    ask: () => ({ body: { current: 'not-the-password', next: PASSWORD } }),
  },
  'GET /api/user/sessions': { expected: members(200) },
  'DELETE /api/user/sessions': { expected: members(204) },
  'DELETE /api/user/sessions/:id': {
    expected: ownerAlone(204, 404),
    ask: async (fixtures) => ({
      path: `/api/user/sessions/${await newPublicSessionId(fixtures)}`,
    }),
  },
  'GET /api/user/second-factor': { expected: adminAlone(200) },
  'POST /api/user/second-factor': {
    expected: adminAlone(200),
    ask: () => ({ body: { password: PASSWORD } }),
  },
  'POST /api/user/second-factor/confirm': { expected: adminAlone(422), ask: recoveryCode },
  'POST /api/user/second-factor/verify': { expected: adminAlone(409), ask: recoveryCode },
  'DELETE /api/user/second-factor': {
    expected: adminAlone(409),
    ask: () => ({ body: { ...recoveryCode().body, password: PASSWORD } }),
  },
  'GET /api/user/preferences': { expected: members(200) },
  'PUT /api/user/preferences': { expected: members(200), ask: () => ({ body: {} }) },
  'POST /api/mail/unsubscribe': { expected: everyRole(410), ask: () => ({ body: {} }) },
  'GET /api/mail/unsubscribe': { expected: everyRole(302) },
  'GET /api/auth/user': { expected: members(200) },
  'GET /api/users/:id': { expected: everyRole(200), ask: user() },
  'GET /api/users/:id/reviews': { expected: everyRole(200), ask: user('/reviews') },
  'GET /api/users/:id/stats': { expected: everyRole(200), ask: user('/stats') },
  'PUT /api/users/:id': {
    expected: ownerAlone(200, 403),
    ask: (fixtures) => ({ ...user()(fixtures), body: { location: 'Pune' } }),
  },
  'PUT /api/profile/picture': {
    expected: ownerAlone(200, 422),
    ask: (fixtures) => ({ body: { profileImageUrl: fixtures.pictureUploadUrl } }),
  },

  'GET /api/categories': { expected: everyRole(200) },
  'GET /api/categories/:categoryId': {
    expected: everyRole(200),
    ask: () => ({ path: '/api/categories/bike' }),
  },
  'GET /api/items': { expected: everyRole(200) },
  'GET /api/items/category/:categoryId': {
    expected: everyRole(200),
    ask: () => ({ path: '/api/items/category/bike' }),
  },
  'GET /api/items/facets': { expected: everyRole(200) },
  'GET /api/items/suggestions': {
    expected: everyRole(200),
    ask: () => ({ path: '/api/items/suggestions?q=bik' }),
  },
  'GET /api/items/:id': { expected: everyRole(200), ask: item() },
  'GET /api/items/:id/reviews': { expected: everyRole(200), ask: item('/reviews') },
  'GET /api/items/:id/similar': { expected: everyRole(200), ask: item('/similar') },
  'GET /api/user/items/activity': { expected: members(200) },
  'GET /api/user/items/hidden': { expected: members(200) },
  'POST /api/items': { expected: members(201), ask: () => ({ body: BICYCLE }) },
  'PUT /api/items/:id': {
    expected: ownerAlone(200, 403),
    ask: (fixtures) => ({ ...item()(fixtures), body: { title: 'Hero Splendor' } }),
  },

  'POST /api/upload/images': {
    expected: members(200),
    ask: () => ({ body: { imageCount: 1 } }),
  },
  'POST /api/upload/video': {
    expected: members(200),
    ask: () => ({ body: { contentType: 'video/mp4', contentLength: 1000 } }),
  },
  'POST /api/profile/upload-url': { expected: members(200), ask: () => ({ body: {} }) },
  'PUT /api/uploads/:id': {
    expected: everyRole(200),
    ask: async ({ owner }) => ({
      path: await pictureUploadUrl(owner),
      body: await photograph(64, 48),
    }),
  },
  'GET /media/:id/:file': {
    expected: everyRole(200),
    ask: ({ photoUrl }) => ({ path: photoUrl }),
  },
  'GET /media/previews/:id/:file': {
    expected: everyRole(302),
    ask: ({ itemId }) => ({ path: `/media/previews/${itemId}/now.jpg` }),
  },
  'GET /media/previews/:id/:language/:file': {
    expected: everyRole(302),
    ask: ({ itemId }) => ({ path: `/media/previews/${itemId}/hi/now.jpg` }),
  },
  'GET /media/previews/categories/:language/:slug/:file': {
    expected: everyRole(302),
    ask: () => ({ path: '/media/previews/categories/en/camera/now.jpg' }),
  },
  'GET /media/private/:id/:file': {
    expected: { ...ownerAlone(200, 404), admin: 200 },
    ask: ({ documentImageUrl }) => ({ path: documentImageUrl }),
  },

  'POST /api/contact-interactions': {
    expected: { ...members(201), owner: 422 },
    ask: ({ itemId }) => ({ body: { itemId, interactionType: 'message', message: 'Hello' } }),
  },
  'GET /api/contact-interactions/counts/:itemId?': {
    expected: everyRole(200),
    ask: ({ itemId }) => ({ path: `/api/contact-interactions/counts/${itemId}` }),
  },
  'GET /api/contact-interactions/latest/:itemId': {
    expected: members(200),
    ask: ({ itemId }) => ({ path: `/api/contact-interactions/latest/${itemId}` }),
  },

  'GET /api/conversations': { expected: members(200) },
  'GET /api/conversations/unread-count': { expected: members(200) },
  'GET /api/conversations/:id': { expected: conversationMembersAlone(200), ask: conversation() },
  'PUT /api/conversations/:id': {
    expected: conversationMembersAlone(200),
    ask: conversation('', { isMuted: true }),
  },
  'PUT /api/conversations/:id/read': {
    expected: conversationMembersAlone(200),
    ask: conversation('/read', { upTo: 1 }),
  },
  'GET /api/conversations/:id/messages': {
    expected: conversationMembersAlone(200),
    ask: conversation('/messages'),
  },
  'POST /api/conversations/:id/messages': {
    expected: conversationMembersAlone(201),
    ask: conversation('/messages', { body: 'Yes.' }),
  },
  'GET /api/bookings': {
    expected: members(200),
    ask: () => ({ path: '/api/bookings?as=renter' }),
  },
  'GET /api/bookings/due': { expected: members(200) },
  'GET /api/bookings/counts': { expected: members(200) },
  'GET /api/bookings/:id': { expected: conversationMembersAlone(200), ask: booking() },
  // Of a request: no calendar has one.
  'GET /api/bookings/:id/calendar.ics': {
    expected: conversationMembersAlone(404),
    ask: booking(undefined, '/calendar.ics'),
  },
  // Of a request that was not accepted.
  'PUT /api/bookings/:id/meeting': {
    expected: conversationMembersAlone(409),
    ask: booking({ text: 'At the gate' }, '/meeting'),
  },
  'POST /api/bookings/:id/review': {
    // The email of no fixture is confirmed.
    expected: conversationMembersAlone(403),
    ask: booking({ stars: 5 }, '/review'),
  },
  'DELETE /api/bookings/:id/review': {
    expected: members(404),
    ask: booking(undefined, '/review'),
  },
  'PUT /api/reviews/:id/answer': {
    expected: ownerAlone(200, 404),
    ask: async ({ bookingId }) => ({
      path: `/api/reviews/${await storeReview(bookingId)}/answer`,
      body: { text: 'Thank you' },
    }),
  },
  'POST /api/bookings/:id/changes': {
    expected: conversationMembersAlone(409),
    ask: booking({ startDate: dayFromToday(20), endDate: dayFromToday(21) }, '/changes'),
  },
  'PUT /api/bookings/:id/changes/:changeId': {
    expected: conversationMembersAlone(404),
    ask: booking({ state: 'accepted' }, `/changes/${randomUUID()}`),
  },
  'GET /api/bookings/:id/handover': {
    expected: conversationMembersAlone(200),
    ask: booking(undefined, '/handover'),
  },
  // Before its first day.
  'POST /api/bookings/:id/handover': {
    expected: conversationMembersAlone(409),
    ask: booking({ stage: 'start' }, '/handover'),
  },
  // No problem was reported.
  'POST /api/bookings/:id/statements': {
    expected: conversationMembersAlone(409),
    ask: booking({ body: 'It is back' }, '/statements'),
  },
  // The renter withdraws it before the owner sets the same state.
  'PUT /api/bookings/:id': {
    expected: conversationMembersAlone(200),
    ask: booking({ state: 'withdrawn' }),
  },
  'GET /api/user/calendar': { expected: members(200) },
  'POST /api/user/calendar': { expected: members(201), ask: () => ({ body: {} }) },
  'DELETE /api/user/calendar': { expected: members(204) },
  'GET /api/calendars/:secret.ics': {
    expected: everyRole(200),
    ask: async ({ owner }) => ({ path: await newCalendarPath(owner) }),
  },
  'GET /api/blocks': { expected: members(200) },
  // The last role that blocks the administrator is the owner; the administrator cannot block themselves.
  'PUT /api/blocks/:id': { expected: { ...members(204), admin: 422 }, ask: block },
  'DELETE /api/blocks/:id': { expected: members(204), ask: block },

  'GET /api/notifications': { expected: members(200) },
  'GET /api/notifications/unread-count': { expected: members(200) },
  'PUT /api/notifications/mark-all-read': { expected: members(200), ask: () => ({ body: {} }) },
  'PUT /api/notifications/:id/read': {
    expected: ownerAlone(200, 404),
    ask: notification('/read'),
  },
  'DELETE /api/notifications/:id': { expected: ownerAlone(204, 404), ask: notification() },

  'GET /api/push/key': { expected: everyRole(200) },
  'PUT /api/push/subscriptions': {
    expected: members(204),
    ask: () => ({ body: newSubscription() }),
  },
  'DELETE /api/push/subscriptions': {
    expected: members(204),
    ask: ({ pushSubscription: { endpoint } }) => ({ body: { endpoint } }),
  },

  'GET /api/verification-documents': { expected: members(200) },
  'POST /api/verification-documents': {
    expected: members(201),
    ask: () => ({
      body: { documentType: 'voter_id', documentNumber: 'XYZ1234567', holderName: 'Any Body' },
    }),
  },
  'PUT /api/verification-documents/:id': {
    expected: ownerAlone(200, 404),
    ask: ({ documentIds }) => ({
      path: `/api/verification-documents/${documentIds.pan}`,
      body: { holderName: 'Right Name' },
    }),
  },
  'GET /api/admin/system': { expected: adminAlone(200) },
  'GET /api/admin/verification-documents': { expected: adminAlone(200) },
  'GET /api/admin/verification-documents/counts': { expected: adminAlone(200) },
  'GET /api/admin/verification-documents/:id/readings': {
    expected: adminAlone(200),
    ask: ({ documentIds }) => ({
      path: `/api/admin/verification-documents/${documentIds.aadhaar}/readings`,
    }),
  },
  'PUT /api/admin/verification-documents/:id/verify': {
    expected: adminAlone(200),
    ask: ({ documentIds }) => ({
      path: `/api/admin/verification-documents/${documentIds.aadhaar}/verify`,
      body: { status: 'verified' },
    }),
  },

  'GET /api/legal': { expected: everyRole(200) },

  'POST /api/reports': {
    expected: { ...everyRole(201), owner: 422 },
    ask: ({ itemId }) => ({
      body: { subjectKind: 'item', subjectId: itemId, reason: 'forbidden' },
    }),
  },
  // The report of a member: no key opens it.
  'POST /api/reports/:ticket/read': {
    expected: everyRole(404),
    ask: ({ reportTicket }) => ({
      path: `/api/reports/${reportTicket}/read`,
      body: { key: 'q83vEjRWeJCrze8SNFZ4kA' },
    }),
  },
  // No role has a token.
  'POST /api/appeals': {
    expected: everyRole(410),
    ask: () => ({ body: { token: 'made up', body: 'Please look again' } }),
  },
  'POST /api/appeals/read': {
    expected: everyRole(410),
    ask: () => ({ body: { token: 'made up' } }),
  },
  // The listing is not hidden.
  'POST /api/items/:id/appeals': {
    expected: members(404),
    ask: ({ itemId }) => ({
      path: `/api/items/${itemId}/appeals`,
      body: { body: 'Please look again' },
    }),
  },
  // The review is not hidden.
  'POST /api/reviews/:id/appeals': {
    expected: members(404),
    ask: async ({ bookingId }) => ({
      path: `/api/reviews/${await storeReview(bookingId)}/appeals`,
      body: { body: 'Please look again' },
    }),
  },
  'GET /api/reports/:ticket': {
    expected: ownerAlone(200, 404),
    ask: ({ reportTicket }) => ({ path: `/api/reports/${reportTicket}` }),
  },
  'GET /api/user/reports': { expected: members(200) },
  'GET /api/admin/reports': { expected: adminAlone(200) },
  'GET /api/admin/reports/counts': { expected: adminAlone(200) },
  'GET /api/admin/reports/:ticket': { expected: adminAlone(200), ask: deskReport() },
  // The report is about neither a message nor a booking.
  'GET /api/admin/reports/:ticket/conversation': {
    expected: adminAlone(404),
    ask: deskReport('/conversation'),
  },
  'GET /api/admin/reports/:ticket/handover': {
    expected: adminAlone(404),
    ask: deskReport('/handover'),
  },
  'PUT /api/admin/reports/:ticket': {
    expected: adminAlone(200),
    ask: (fixtures) => ({
      ...deskReport()(fixtures),
      body: { decision: 'dismissed', actions: [], note: 'Nothing found', decidesSame: false },
    }),
  },
  'GET /api/admin/members': {
    expected: adminAlone(200),
    ask: () => ({ path: '/api/admin/members?q=owner' }),
  },
  'PUT /api/admin/members/:id/suspension': {
    expected: adminAlone(200),
    ask: ({ owner }) => ({
      path: `/api/admin/members/${owner.user.id}/suspension`,
      body: { isSuspended: false, reason: 'Checked' },
    }),
  },
  'PUT /api/admin/items/:id/visibility': {
    expected: adminAlone(200),
    ask: ({ itemId }) => ({
      path: `/api/admin/items/${itemId}/visibility`,
      body: { isHidden: false, reason: 'Checked' },
    }),
  },
  'PUT /api/admin/reviews/:id/visibility': {
    expected: adminAlone(200),
    ask: async ({ bookingId }) => ({
      path: `/api/admin/reviews/${await storeReview(bookingId)}/visibility`,
      body: { isHidden: true, reason: 'Untrue' },
    }),
  },
  // The review has no answer.
  'PUT /api/admin/reviews/:id/answer/visibility': {
    expected: adminAlone(404),
    ask: async ({ bookingId }) => ({
      path: `/api/admin/reviews/${await storeReview(bookingId)}/answer/visibility`,
      body: { isHidden: true, reason: 'Untrue' },
    }),
  },
  'GET /api/admin/actions': { expected: adminAlone(200) },
  // Nothing is hidden.
  'POST /api/admin/actions/:id/undo': {
    expected: adminAlone(404),
    ask: ({ itemId }) => ({
      path: `/api/admin/actions/${itemId}/undo`,
      body: { reason: 'Checked' },
    }),
  },

  'GET /api/items/:id/calendar': {
    expected: everyRole(200),
    ask: item(`/calendar?from=${dayFromToday(10)}&to=${dayFromToday(40)}`),
  },
  'PUT /api/items/:id/days': {
    expected: ownerAlone(200, 403),
    ask: (fixtures) => ({
      ...item('/days')(fixtures),
      body: { from: dayFromToday(30), to: dayFromToday(31), available: 0 },
    }),
  },

  // The deletion comes last, since all other requests need the item.
  'DELETE /api/items/:id': { expected: ownerAlone(204, 403), ask: item() },
}

async function pictureUploadUrl(owner: Member): Promise<string> {
  const response = await owner.post('/api/profile/upload-url').header('x-forwarded-for', randomIp())
  return response.body().uploadURL
}
