import { Refusal } from '#shared/http/refusal'

/** A page of another site caused a request that changes something. */
export class CrossSiteError extends Refusal {
  constructor() {
    super(403, 'This request came from another site.')
  }
}
