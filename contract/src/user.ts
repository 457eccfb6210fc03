import type { Id, Moment } from './values.ts'

/** The signed-in member, visible to that member only: `GET /api/auth/user`. */
export type CurrentUser = {
  id: Id
  username: string
  email: string
  fullName: string
  location: string | null
  phone: string | null
  profileImageUrl: string | null
  isVerified: boolean
  role: 'member' | 'admin'
  createdAt: Moment
}

/** The public profile of a member: `GET /api/users/{id}`. */
export type PublicUser = Pick<
  CurrentUser,
  'id' | 'fullName' | 'location' | 'profileImageUrl' | 'isVerified' | 'createdAt'
>

/** The figures on a member's dashboard: `GET /api/users/{id}/stats`. */
export type UserStats = {
  totalListings: number
  totalViews: number
  averageRating: number
  reviewCount: number
}

export type RegisterBody = { username: string; email: string; fullName: string; password: string }

/** `username` is the user name or the email, in any letter case. */
export type LoginBody = { username: string; password: string }
