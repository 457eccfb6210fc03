import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Item } from '@saajha/contract/item'
import { LANGUAGES } from '@saajha/contract/language'
import { findItem } from '#modules/catalogue/queries/get_item'
import { openShareImage } from '#modules/catalogue/storefront/open_share_image'
import { shareImageOf } from '#modules/catalogue/storefront/share_image'
import { postponeStorageOutages, stateOfPhoto } from '#modules/media/public'
import type { DomainEvent } from '#shared/events/domain_event'
import { reaction } from '#shared/events/subscriber'
import { Postponed } from '#shared/outbox/postponed'

/** How long the variants of a photo are awaited, and how often it is asked for them. */
const WAIT_MS = 60 * 60_000
const RETRY_SECONDS = 15

/**
 * Draws the share images of a listing, so that the first messenger does not wait for them. It draws the present listing and
 * nothing that is stored already, so events may be repeated and delivered in any order. What it leaves out is drawn on the
 * first request.
 */
export const drawShareImages = reaction(
  'draw_share_images',
  { 'item.created': draw, 'item.changed': draw },
  { queue: 'background' }
)

async function draw(
  { payload: { itemId }, occurredAt }: DomainEvent<'item.created' | 'item.changed'>,
  trx: TransactionClientContract
): Promise<void> {
  const found = await findItem(itemId, trx)
  if (!found) return
  const item = JSON.parse(found.json) as Item
  const [photoUrl] = item.imageUrls
  const state = photoUrl ? await stateOfPhoto(photoUrl, trx) : 'ready'
  if (state === 'stored' && Date.now() - occurredAt.getTime() < WAIT_MS)
    throw new Postponed(RETRY_SECONDS)
  if (state !== 'ready') return
  for (const language of LANGUAGES) {
    const shareImage = shareImageOf(item, language)
    const drawing = () => openShareImage(shareImage, async () => {}, trx)
    await postponeStorageOutages(shareImage.key, drawing)
  }
}
