export type { Operator } from '#modules/moderation/rules/operator'
export { getAdminReport } from '#modules/moderation/queries/get_admin_report'
export { listOpenReports, MAX_LISTED } from '#modules/moderation/queries/list_open_reports'
export { countReports } from '#modules/moderation/queries/count_reports'
