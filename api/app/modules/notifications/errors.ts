import { Refusal } from '#shared/http/refusal'

export class UnknownNotificationError extends Refusal {
  constructor() {
    super(404, 'There is no such notification.')
  }
}
