export type { Operator } from '#modules/moderation/rules/operator'
export { listOpenReports, MAX_LISTED } from '#modules/moderation/queries/list_open_reports'
