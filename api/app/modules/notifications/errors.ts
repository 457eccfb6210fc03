import { defineError } from '#shared/http/errors/http_error'

export class UnknownNotificationError extends defineError({
  status: 404,
  code: 'notificationNotFound',
  message: "We couldn't find this notification.",
}) {}
