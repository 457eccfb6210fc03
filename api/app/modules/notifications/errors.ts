import { defineError } from '#shared/http/errors/http_error'

export class UnknownNotificationError extends defineError({
  status: 404,
  code: 'notificationNotFound',
  message: "We couldn't find this notification.",
}) {}

/** The endpoint is not of one of the push services that this server connects to. */
export class UnsupportedPushServiceError extends defineError({
  status: 422,
  code: 'pushServiceUnsupported',
  message: "Notifications don't work in this browser yet.",
  field: 'endpoint',
}) {}

export class InvalidPushKeysError extends defineError({
  status: 422,
  code: 'pushKeysInvalid',
  message: "We couldn't turn on notifications in this browser. Please try again.",
  field: 'keys',
}) {}

export class InvalidUnsubscribeLinkError extends defineError({
  status: 410,
  code: 'unsubscribeLinkInvalid',
  message: "This link doesn't work. You can turn off emails in your profile.",
}) {}
