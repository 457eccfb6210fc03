import { readJson } from '@/lib/http/api'
import { ApiError } from '@/lib/http/api_error'
import { CURRENT_USER_KEY } from '@/lib/queries/query_keys'

/** Whether the browser has not kept the session that the server has just opened, because it blocks cookies. */
export async function isSessionLost(): Promise<boolean> {
  try {
    await readJson(CURRENT_USER_KEY[0])
    return false
  } catch (error) {
    return error instanceof ApiError && error.status === 401
  }
}
