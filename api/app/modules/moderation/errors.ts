import { defineError } from '#shared/http/errors/http_error'

export class OwnReportError extends defineError({
  status: 422,
  code: 'ownReport',
  message: "You can't report yourself or what is yours.",
}) {}

/** Also for a report of another member. */
export class UnknownReportError extends defineError({
  status: 404,
  code: 'reportNotFound',
  message: "We couldn't find a report with this number.",
}) {}
