import type { HttpContext } from '@adonisjs/core/http'
import type { UserStats } from '@saajha/contract/user'
import { getUserStats } from '#modules/catalogue/queries/get_user_stats'

/** The statistics of a member's listings. */
export default class UserStatsController {
  show({ params }: HttpContext): Promise<UserStats> {
    return getUserStats(params.id as string)
  }
}
