import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { lockItem } from '#modules/catalogue/public'
import { closeRequests } from '#modules/bookings/close_requests'
import { reaction } from '#shared/events/subscriber'

/** Declines the open requests of a listing that was deleted or hidden. Accepted bookings stay. */
export const closeRequestsOfItem = reaction('close_requests_of_item', {
  async 'item.removed'({ payload }, trx) {
    await close(trx, payload.itemId)
  },
  async 'item.hidden'({ payload }, trx) {
    await close(trx, payload.itemId)
  },
})

async function close(trx: TransactionClientContract, itemId: string): Promise<void> {
  const { isListed } = await lockItem(trx, itemId)
  // An operator may have shown it again meanwhile.
  if (!isListed) await closeRequests(trx, itemId, 'listing_gone')
}
