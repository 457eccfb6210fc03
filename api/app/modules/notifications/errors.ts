import { HttpError } from '#shared/http/errors/http_error'

export class UnknownNotificationError extends HttpError {
  constructor() {
    super(404, 'There is no such notification.')
  }
}
