import type { Member } from '#tests/member'
import { PASSWORD } from '#harness/new_account'
import type { Fixtures } from '#tests/fixtures'
import { BICYCLE } from '#harness/bicycle'

/** A write, and the columns of its table that it may set. */
export type Write = {
  table: string
  by?: (fixtures: Fixtures) => Member
  ask: (fixtures: Fixtures) => { path?: string; body?: object }
  /** The existing row; without it the call creates one, whose id the response has in `madeId`. */
  rowId?: (fixtures: Fixtures) => string
  madeId?: (response: any) => string
  /** Columns that may change, or, of a created row, differ from a row created without the foreign fields. */
  mayDiffer: string[]
}

const TIMES = ['created_at', 'updated_at']
const MADE = ['id', ...TIMES]
const MEDIA = [...MADE, 'expires_at']

const myself = ({ owner }: Fixtures) => owner.user.id
/** Sign-up and sign-in end the session that the request has. */
const withoutSession = ({ revoked }: Fixtures) => revoked
const byAdmin = ({ admin }: Fixtures) => admin
const idInPath = (url: string) => /[0-9a-f-]{36}/.exec(url)![0]
let joined = 0
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
  'PUT /api/users/{id}': {
    table: 'users',
    ask: ({ owner }) => ({
      path: `/api/users/${owner.user.id}`,
      body: { fullName: 'Better Name', location: 'Indore', phone: '9900012345' },
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
  'PUT /api/notifications/mark-all-read': {
    table: 'notifications',
    ask: () => ({ body: {} }),
    rowId: ({ notificationId }) => notificationId,
    mayDiffer: ['is_read'],
  },
  'PUT /api/notifications/read': {
    table: 'notifications',
    ask: ({ notificationId }) => ({ body: { ids: [notificationId] } }),
    rowId: ({ notificationId }) => notificationId,
    mayDiffer: ['is_read'],
  },
  'PUT /api/notifications/{id}/read': {
    table: 'notifications',
    ask: ({ notificationId }) => ({ path: `/api/notifications/${notificationId}/read`, body: {} }),
    rowId: ({ notificationId }) => notificationId,
    mayDiffer: ['is_read'],
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
}
