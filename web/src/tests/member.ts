import type { CurrentUser } from '@saajha/contract/user'

/** The current user as in a session. */
export const asha: CurrentUser = {
  id: 'u1',
  username: 'asha',
  email: 'asha@example.in',
  fullName: 'Asha Rao',
  location: 'Pune, Maharashtra',
  phone: '+919800000001',
  profileImageUrl: null,
  isVerified: true,
  isEmailVerified: true,
  isEmailRejected: false,
  role: 'member',
  createdAt: '2026-01-05T06:00:00.000Z',
}
