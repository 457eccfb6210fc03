import db from '@adonisjs/lucid/services/db'
import { emailToken } from '#modules/identity/authentication/email_tokens'
import { appealToken } from '#modules/identity/public'
import { bookingOf, dayFromToday, letDaysPass } from '#tests/booking'
import { startSetUp } from '#tests/set_up_second_factor'
import { hideNewItem } from '#tests/hide_new_item'
import type { Member } from '#tests/member'
import { PASSWORD } from '#harness/new_account'
import type { Fixtures } from '#tests/fixtures'
import { BICYCLE } from '#harness/bicycle'
import { newResetToken } from '#tests/reset_token'
import { storeCompletedBooking, storeReview } from '#tests/review'

type Request = { path?: string; body?: object }
/** The id of a row, or the values of its key columns by name. */
export type RowKey = string | Record<string, string | number>

/** A write, and the columns of its table that it may set. */
export type Write = {
  table: string
  by?: (fixtures: Fixtures) => Member
  ask: (fixtures: Fixtures) => Request | Promise<Request>
  /** The existing row; without it the call creates one, whose id the response has in `madeId`. */
  rowId?: (fixtures: Fixtures) => RowKey
  madeId?: (response: any, fixtures: Fixtures) => RowKey
  /** Columns that may change, or, of a created row, differ from a row created without the foreign fields. */
  mayDiffer: string[]
}

const TIMES = ['created_at', 'updated_at']
const MADE = ['id', ...TIMES]
/** Each appeal is against another action. */
const appeal = {
  table: 'reports',
  madeId: ({ ticket }: { ticket: string }) => ({ ticket }),
  mayDiffer: [
    ...MADE,
    'ticket',
    'subject_id',
    'evidence',
    'due_at',
    'announced_at',
    'appealed_action_id',
  ],
}
const REVIEWED = ['id', 'booking_id', 'submitted_at', 'published_at', 'answered_at']
const MEDIA = [...MADE, 'expires_at', 'check_at']

const myself = ({ owner }: Fixtures) => owner.user.id
/** Sign-up and sign-in end the session that the request has. */
const withoutSession = ({ revoked }: Fixtures) => revoked
const byAdmin = ({ admin }: Fixtures) => admin
const idInPath = (url: string) => /[0-9a-f-]{36}/.exec(url)![0]
const secondFactor = {
  table: 'second_factors',
  by: ({ guardedAdmin }: Fixtures) => guardedAdmin,
  rowId: ({ secondFactorId }: Fixtures) => secondFactorId,
}
const conversation =
  (rest: string, body: object) =>
  ({ conversationId }: Fixtures) => ({ path: `/api/conversations/${conversationId}${rest}`, body })
const memberOfConversation = ({ conversationId, owner }: Fixtures) => ({
  conversation_id: conversationId,
  user_id: owner.user.id,
})
let joined = 0
let reported = 0
let recorded = 0
let reviewedId = ''
const PROBLEM_TICKET = 'SJ-2222-22'
const types = ['voter_id', 'driving_license']

/** Every call that writes, except deletions and raw files. */
export const WRITES: Record<string, Write> = {
  'POST /api/register': {
    table: 'users',
    by: withoutSession,
    ask: () => {
      const username = `climber_${++joined}`
      const email = `${username}@example.in`
      return { body: { username, email, fullName: 'Career Climber', password: PASSWORD } }
    },
    madeId: ({ id }) => id,
    mayDiffer: [...MADE, 'username', 'username_skeleton', 'email', 'password_hash'],
  },
  'POST /api/login/email': {
    table: 'users',
    by: withoutSession,
    ask: ({ owner }) => ({ body: { username: owner.user.username, password: PASSWORD } }),
    rowId: myself,
    mayDiffer: ['updated_at'],
  },
  'POST /api/password/forgot': {
    table: 'users',
    ask: ({ owner }) => ({ body: { email: owner.user.email } }),
    rowId: myself,
    mayDiffer: [],
  },
  'POST /api/password/reset': {
    table: 'users',
    by: withoutSession,
    ask: async ({ forgetful }) => ({
      body: { token: await newResetToken(forgetful), password: PASSWORD },
    }),
    rowId: ({ forgetful }) => forgetful.user.id,
    mayDiffer: ['password_hash', 'email_verified_at', 'clients_forgotten_at', 'updated_at'],
  },
  'POST /api/user/email/verification': {
    table: 'users',
    ask: () => ({ body: {} }),
    rowId: myself,
    mayDiffer: [],
  },
  'POST /api/user/email/verify': {
    table: 'users',
    ask: ({ owner: { user } }) => ({
      body: { token: emailToken('verify', { userId: user.id, email: user.email }) },
    }),
    rowId: myself,
    mayDiffer: ['email_verified_at'],
  },
  'PUT /api/user/password': {
    table: 'users',
    ask: () => ({ body: { current: PASSWORD, next: PASSWORD } }),
    rowId: myself,
    mayDiffer: ['password_hash', 'clients_forgotten_at', 'updated_at'],
  },
  'POST /api/user/second-factor': {
    ...secondFactor,
    ask: () => ({ body: { password: PASSWORD } }),
    mayDiffer: ['secret'],
  },
  'POST /api/user/second-factor/confirm': {
    ...secondFactor,
    ask: async (fixtures) => {
      fixtures.authenticatorApp = await startSetUp(fixtures.guardedAdmin)
      return { body: { code: fixtures.authenticatorApp.code() } }
    },
    mayDiffer: ['secret', 'confirmed_at', 'last_step'],
  },
  'POST /api/user/second-factor/verify': {
    ...secondFactor,
    ask: async (fixtures) => {
      const { secondFactorId, authenticatorApp } = fixtures
      // The confirmation gave the session a new id, and used the code.
      fixtures.guardedAdmin = await fixtures.guardedAdmin.signInAgain()
      await db.rawQuery('update second_factors set last_step = null where id = ?', [secondFactorId])
      return { body: { code: authenticatorApp.code() } }
    },
    mayDiffer: ['last_step'],
  },
  'PUT /api/users/{id}': {
    table: 'users',
    ask: ({ owner }) => ({
      path: `/api/users/${owner.user.id}`,
      body: { fullName: 'Better Name', location: 'Indore', phone: '9900012345', upiId: null },
    }),
    rowId: myself,
    mayDiffer: ['full_name', 'location', 'phone', 'updated_at'],
  },
  'PUT /api/profile/picture': {
    table: 'users',
    ask: ({ pictureUploadUrl }) => ({ body: { profileImageUrl: pictureUploadUrl } }),
    rowId: myself,
    mayDiffer: ['profile_image_url', 'updated_at'],
  },
  'POST /api/items': {
    table: 'items',
    ask: () => ({ body: BICYCLE }),
    madeId: ({ id }) => id,
    mayDiffer: MADE,
  },
  'PUT /api/items/{id}': {
    table: 'items',
    ask: ({ itemId }) => ({ path: `/api/items/${itemId}`, body: { title: 'Hero Splendor' } }),
    rowId: ({ itemId }) => itemId,
    mayDiffer: ['title', 'updated_at'],
  },
  'PUT /api/items/{id}/days': {
    table: 'item_days',
    ask: ({ itemId }) => ({
      path: `/api/items/${itemId}/days`,
      body: { from: dayFromToday(30), to: dayFromToday(30), available: 0 },
    }),
    madeId: (_, { itemId }) => ({ item_id: itemId, day: dayFromToday(30) }),
    mayDiffer: [],
  },
  'POST /api/user/calendar': {
    table: 'calendar_feeds',
    ask: () => ({ body: {} }),
    madeId: (_, fixtures) => ({ user_id: myself(fixtures) }),
    mayDiffer: ['secret_hash', 'created_at'],
  },
  'POST /api/upload/images': {
    table: 'media',
    ask: () => ({ body: { imageCount: 1 } }),
    madeId: ({ imageUrls }) => idInPath(imageUrls[0]),
    mayDiffer: MEDIA,
  },
  'POST /api/upload/video': {
    table: 'media',
    ask: () => ({ body: { contentType: 'video/mp4', contentLength: 1000 } }),
    madeId: ({ videoUrl }) => idInPath(videoUrl),
    mayDiffer: MEDIA,
  },
  'POST /api/profile/upload-url': {
    table: 'media',
    ask: () => ({ body: {} }),
    madeId: ({ uploadURL }) => idInPath(uploadURL),
    mayDiffer: MEDIA,
  },
  'POST /api/contact-interactions': {
    table: 'contact_interactions',
    by: ({ member }) => member,
    ask: ({ itemId }) => ({ body: { itemId, interactionType: 'message', message: 'Hello' } }),
    madeId: ({ id }) => id,
    mayDiffer: MADE,
  },
  'POST /api/conversations/{id}/messages': {
    table: 'messages',
    ask: conversation('/messages', { body: 'Yes.' }),
    madeId: ({ no }, { conversationId }) => ({ conversation_id: conversationId, no }),
    mayDiffer: ['no', 'created_at'],
  },
  'PUT /api/conversations/{id}/read': {
    table: 'conversation_members',
    ask: conversation('/read', { upTo: 1 }),
    rowId: memberOfConversation,
    mayDiffer: ['unread', 'last_read_no', 'version', 'last_at'],
  },
  'PUT /api/conversations/{id}': {
    table: 'conversation_members',
    ask: conversation('', { isArchived: true }),
    rowId: memberOfConversation,
    mayDiffer: ['archived_at'],
  },
  'PUT /api/bookings/{id}': {
    table: 'bookings',
    ask: ({ bookingId }) => ({ path: `/api/bookings/${bookingId}`, body: { state: 'accepted' } }),
    rowId: ({ bookingId }) => bookingId,
    mayDiffer: ['state', 'agreed_total', 'accepted_at'],
  },
  // Of the booking that the call before accepted.
  'PUT /api/bookings/{id}/meeting': {
    table: 'bookings',
    ask: ({ bookingId }) => ({
      path: `/api/bookings/${bookingId}/meeting`,
      body: { text: 'At the gate' },
    }),
    rowId: ({ bookingId }) => bookingId,
    mayDiffer: ['meeting', 'meeting_by', 'meeting_at', 'times_changed', 'changed_at'],
  },
  // Of the same booking; one proposal is open at a time.
  'POST /api/bookings/{id}/changes': {
    table: 'booking_changes',
    by: ({ member }) => member,
    ask: async ({ bookingId }) => {
      await db.rawQuery('delete from booking_changes where booking_id = ?', [bookingId])
      const body = { startDate: dayFromToday(20), endDate: dayFromToday(21) }
      return { path: `/api/bookings/${bookingId}/changes`, body }
    },
    madeId: ({ change }) => change.id,
    mayDiffer: ['id', 'answer_by', 'proposed_at'],
  },
  'PUT /api/bookings/{id}/changes/{changeId}': {
    table: 'booking_changes',
    by: ({ member }) => member,
    ask: async ({ bookingId, member }) => {
      const { change } = await bookingOf(member, bookingId)
      const path = `/api/bookings/${bookingId}/changes/${change!.id}`
      return { path, body: { state: 'withdrawn' } }
    },
    rowId: ({ bookingId }) => ({ booking_id: bookingId }),
    mayDiffer: ['state', 'closed_at'],
  },
  'POST /api/bookings/{id}/handover': {
    table: 'handovers',
    ask: async ({ bookingId }) => {
      await letDaysPass(bookingId, 10)
      const body = { stage: 'start', note: `Record ${++recorded}` }
      return { path: `/api/bookings/${bookingId}/handover`, body }
    },
    madeId: (_, { bookingId }) => ({ booking_id: bookingId, note: `Record ${recorded}` }),
    mayDiffer: ['id', 'note', 'recorded_at'],
  },
  'POST /api/bookings/{id}/review': {
    table: 'reviews',
    ask: async ({ bookingId, owner }) => {
      await db.rawQuery('update users set email_verified_at = now() where id = ?', [owner.user.id])
      // An earlier review of the same member would keep it from counting.
      await db.rawQuery('delete from reviews where author_id = ?', [owner.user.id])
      reviewedId = await storeCompletedBooking(bookingId)
      return { path: `/api/bookings/${reviewedId}/review`, body: { stars: 4 } }
    },
    madeId: () => ({ booking_id: reviewedId }),
    mayDiffer: ['id', 'booking_id', 'submitted_at'],
  },
  'PUT /api/reviews/{id}/answer': {
    table: 'reviews',
    ask: async ({ bookingId }) => {
      const id = await storeReview(bookingId)
      return { path: `/api/reviews/${id}/answer`, body: { text: 'Thank you' } }
    },
    madeId: ({ id }) => id,
    mayDiffer: REVIEWED,
  },
  'PUT /api/blocks/{id}': {
    table: 'member_blocks',
    ask: ({ forgetful }) => ({ path: `/api/blocks/${forgetful.user.id}`, body: {} }),
    madeId: (_, { owner, forgetful }) => ({
      blocker_id: owner.user.id,
      blocked_id: forgetful.user.id,
    }),
    mayDiffer: [],
  },
  'PUT /api/notifications/mark-all-read': {
    table: 'notifications',
    ask: () => ({ body: {} }),
    rowId: ({ notificationId }) => notificationId,
    mayDiffer: ['is_read'],
  },
  'PUT /api/notifications/{id}/read': {
    table: 'notifications',
    ask: ({ notificationId }) => ({ path: `/api/notifications/${notificationId}/read`, body: {} }),
    rowId: ({ notificationId }) => notificationId,
    mayDiffer: ['is_read'],
  },
  'PUT /api/user/preferences': {
    table: 'users',
    ask: () => ({ body: { kinds: { message: { push: false } } } }),
    rowId: myself,
    mayDiffer: [],
  },
  'PUT /api/push/subscriptions': {
    table: 'push_subscriptions',
    ask: ({ pushSubscription: { endpoint, keys } }) => ({ body: { endpoint, keys } }),
    rowId: ({ pushSubscription }) => pushSubscription.id,
    mayDiffer: ['created_at'],
  },
  'POST /api/reports': {
    table: 'reports',
    by: ({ member }) => member,
    ask: ({ owner, admin }) => {
      const { user } = reported++ === 0 ? owner : admin
      return { body: { subjectKind: 'member', subjectId: user.id, reason: 'scam' } }
    },
    madeId: ({ ticket }) => ({ ticket }),
    mayDiffer: [
      ...MADE,
      'ticket',
      'subject_id',
      'subject_member_id',
      'evidence',
      'due_at',
      'announced_at',
    ],
  },
  'POST /api/appeals': {
    ...appeal,
    ask: async (fixtures) => {
      const { actionId } = await hideNewItem(fixtures)
      const token = appealToken('email', { actionId, userId: fixtures.owner.user.id })
      return { body: { token, body: 'Please look again' } }
    },
  },
  'POST /api/items/{id}/appeals': {
    ...appeal,
    by: ({ owner }) => owner,
    ask: async (fixtures) => {
      const { itemId } = await hideNewItem(fixtures)
      return { path: `/api/items/${itemId}/appeals`, body: { body: 'Please look again' } }
    },
  },
  'POST /api/reviews/{id}/appeals': {
    ...appeal,
    by: ({ member }) => member,
    ask: async ({ bookingId, admin }) => {
      const id = await storeReview(bookingId)
      const hiding = await admin
        .put(`/api/admin/reviews/${id}/visibility`)
        .json({ isHidden: true, reason: 'Untrue' })
      hiding.assertStatus(200)
      return { path: `/api/reviews/${id}/appeals`, body: { body: 'Please look again' } }
    },
  },
  'POST /api/appeals/read': {
    table: 'reports',
    ask: async (fixtures) => {
      const { actionId } = await hideNewItem(fixtures)
      return { body: { token: appealToken('email', { actionId, userId: fixtures.owner.user.id }) } }
    },
    rowId: ({ reportTicket }) => ({ ticket: reportTicket }),
    mayDiffer: [],
  },
  'POST /api/reports/{ticket}/read': {
    table: 'reports',
    ask: ({ guestReport: { ticket, key } }) => ({
      path: `/api/reports/${ticket}/read`,
      body: { key },
    }),
    rowId: ({ guestReport: { ticket } }) => ({ ticket }),
    mayDiffer: [],
  },
  'POST /api/verification-documents': {
    table: 'verification_documents',
    ask: () => ({
      body: { documentType: types.shift(), documentNumber: 'XYZ1234567', holderName: 'Any Body' },
    }),
    madeId: ({ id }) => id,
    mayDiffer: [...MADE, 'document_type', 'encrypted_number'],
  },
  'PUT /api/verification-documents/{id}': {
    table: 'verification_documents',
    ask: ({ documentIds }) => ({
      path: `/api/verification-documents/${documentIds.pan}`,
      body: { holderName: 'Right Name' },
    }),
    rowId: ({ documentIds }) => documentIds.pan,
    mayDiffer: ['holder_name', 'revision'],
  },
  'PUT /api/admin/verification-documents/{id}/verify': {
    table: 'verification_documents',
    by: byAdmin,
    ask: ({ documentIds }) => ({
      path: `/api/admin/verification-documents/${documentIds.aadhaar}/verify`,
      body: { status: 'rejected', rejectionReason: 'Not readable' },
    }),
    rowId: ({ documentIds }) => documentIds.aadhaar,
    mayDiffer: [
      'status',
      'rejection_reason',
      'verified_by',
      'verified_at',
      'encrypted_number',
      'updated_at',
    ],
  },

  // It adds to the evidence of a report; the booking stays.
  'POST /api/bookings/{id}/statements': {
    table: 'bookings',
    ask: async ({ bookingId, owner, member }) => {
      await db.rawQuery(
        `insert into reports (ticket, reporter_id, subject_kind, subject_id, subject_member_id, evidence, reason, due_at)
         values (?, ?, 'booking', ?, ?, '{}', 'damage', now()) on conflict do nothing`,
        [PROBLEM_TICKET, member.user.id, bookingId, owner.user.id]
      )
      return { path: `/api/bookings/${bookingId}/statements`, body: { body: 'It was so before' } }
    },
    rowId: ({ bookingId }) => bookingId,
    mayDiffer: [],
  },
  'PUT /api/admin/reports/{ticket}': {
    table: 'reports',
    by: byAdmin,
    ask: ({ reportTicket }) => ({
      path: `/api/admin/reports/${reportTicket}`,
      body: { decision: 'dismissed', actions: [], note: 'Nothing found', decidesSame: false },
    }),
    rowId: ({ reportTicket }) => ({ ticket: reportTicket }),
    mayDiffer: ['state', 'decided_by', 'decided_at', 'decision_note'],
  },
  'PUT /api/admin/items/{id}/visibility': {
    table: 'items',
    by: byAdmin,
    ask: ({ itemId }) => ({
      path: `/api/admin/items/${itemId}/visibility`,
      body: { isHidden: false, reason: 'Checked' },
    }),
    rowId: ({ itemId }) => itemId,
    mayDiffer: [],
  },
  'POST /api/admin/actions/{id}/undo': {
    table: 'items',
    by: byAdmin,
    ask: async ({ admin, itemId }) => {
      const hiding = await admin
        .put(`/api/admin/items/${itemId}/visibility`)
        .json({ isHidden: true, reason: 'Forbidden' })
      hiding.assertStatus(200)
      const [action] = (await admin.get(`/api/admin/actions?itemId=${itemId}`)).body()
      return { path: `/api/admin/actions/${action.id}/undo`, body: { reason: 'Checked' } }
    },
    rowId: ({ itemId }) => itemId,
    mayDiffer: [],
  },
  'PUT /api/admin/reviews/{id}/visibility': {
    table: 'reviews',
    by: byAdmin,
    ask: async ({ bookingId }) => ({
      path: `/api/admin/reviews/${await storeReview(bookingId)}/visibility`,
      body: { isHidden: true, reason: 'Untrue' },
    }),
    madeId: ({ id }) => id,
    mayDiffer: [...REVIEWED, 'hidden_at'],
  },
  'PUT /api/admin/reviews/{id}/answer/visibility': {
    table: 'reviews',
    by: byAdmin,
    ask: async ({ bookingId }) => ({
      path: `/api/admin/reviews/${await storeReview(bookingId, 'Thank you')}/answer/visibility`,
      body: { isHidden: true, reason: 'Rude' },
    }),
    madeId: ({ id }) => id,
    mayDiffer: [...REVIEWED, 'answer_hidden_at'],
  },
  'PUT /api/admin/members/{id}/suspension': {
    table: 'users',
    by: byAdmin,
    ask: ({ forgetful }) => ({
      path: `/api/admin/members/${forgetful.user.id}/suspension`,
      body: { isSuspended: true, reason: 'Reported by three renters' },
    }),
    rowId: ({ forgetful }) => forgetful.user.id,
    mayDiffer: ['blocked_at', 'updated_at'],
  },

  // It comes last, since other requests need the member.
  'POST /api/user/email/disown': {
    table: 'users',
    by: withoutSession,
    ask: ({ member: { user } }) => ({
      body: { token: emailToken('disown', { userId: user.id, email: user.email }) },
    }),
    rowId: ({ member }) => member.user.id,
    mayDiffer: ['email', 'blocked_at', 'updated_at'],
  },
}
