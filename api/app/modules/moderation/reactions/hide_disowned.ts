import { SYSTEM_ACTORS, SYSTEM_REASONS } from '@saajha/contract/moderation'
import { hideItemsOf } from '#modules/catalogue/public'
import { recordAction } from '#modules/moderation/steps/record_action'
import { reaction } from '#shared/events/subscriber'

/** Hides the listings of an account whose e-mail address was disowned, as those of a blocked member. */
export const hideDisowned = reaction('hide_disowned', {
  async 'email.disowned'({ payload: { userId } }, trx) {
    await hideItemsOf(trx, userId)
    const operator = { by: SYSTEM_ACTORS.addressOwner, reason: SYSTEM_REASONS.disowned }
    await recordAction(trx, { action: 'member_blocked', userId }, operator)
  },
})
