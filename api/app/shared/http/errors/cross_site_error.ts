import { HttpError } from '#shared/http/errors/http_error'

/** A write was sent by a page of another site. */
export class CrossSiteError extends HttpError {
  constructor() {
    super(403, 'This request came from another site.')
  }
}
