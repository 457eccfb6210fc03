import { HttpError } from '#shared/http/errors/http_error'

/** A page of another site caused a request that changes something. */
export class CrossSiteError extends HttpError {
  constructor() {
    super(403, 'This request came from another site.')
  }
}
