import { ApiError } from '@/lib/http/api_error'

/** Whether a request failed because a member without a password has to sign in with Google again first. */
export function isRecentSignInRequired(error: unknown): boolean {
  return error instanceof ApiError && error.response?.code === 'recentSignInRequired'
}
