import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { HideableSubject } from '#modules/moderation/rules/hideable'
import type { Operator } from '#modules/moderation/rules/operator'
import { partOf } from '#modules/moderation/rules/part_of_review'
import { showItem } from '#modules/moderation/steps/item_visibility'
import { showMediaAgain } from '#modules/moderation/steps/media_visibility'
import { showMessage } from '#modules/moderation/steps/message_visibility'
import { showReview } from '#modules/moderation/steps/review_visibility'

/** Shows a hidden listing, message, picture, review or answer again, and notifies its member. Returns false when it is not hidden. */
export async function showHidden(
  trx: TransactionClientContract,
  { kind, id }: HideableSubject,
  operator: Operator
): Promise<boolean> {
  switch (kind) {
    case 'item':
      return (await showItem(trx, id, operator)) !== null
    case 'message':
      return showMessage(trx, id, operator)
    case 'media':
      return showMediaAgain(trx, id, operator)
    default:
      return showReview(trx, id, partOf(kind), operator)
  }
}
