import { defineError } from '#shared/http/errors/http_error'

export class UnknownNotificationError extends defineError({
  status: 404,
  code: 'notificationNotFound',
  message: 'There is no such notification.',
}) {}
