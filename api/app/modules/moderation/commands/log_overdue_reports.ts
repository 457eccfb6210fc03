import logger from '@adonisjs/core/services/logger'
import { countOverdueReports } from '#modules/moderation/queries/count_overdue_reports'

/** Logs how many reports wait beyond their legal limit. */
export async function logOverdueReports(): Promise<void> {
  const overdue = await countOverdueReports()
  if (overdue === 0) return
  logger.error({ overdue }, 'reports are overdue; decide those that reports:list prints first')
}
