import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { findModeratedItem } from '#modules/catalogue/public'
import {
  HidingReplacedError,
  HidingUndoneError,
  OwnModerationError,
  UnknownHidingError,
} from '#modules/moderation/errors'
import { newestAction } from '#modules/moderation/queries/newest_action'
import { HIDEABLE, type HideableSubject } from '#modules/moderation/rules/hideable'
import { partOf } from '#modules/moderation/rules/part_of_review'
import { showHidden } from '#modules/moderation/steps/show_hidden'
import { findModeratedReview } from '#modules/reviews/public'
import { inTransaction } from '#shared/database/in_transaction'
import { isUuid } from '#shared/database/is_uuid'
import { sql } from '#shared/database/sql'

type Hiding = HideableSubject & { reportId: string | null; reporterId: string | null }

/**
 * Shows again what an action hid, and notifies the owner or author. Of concurrent calls one does it, and a newer hiding stays.
 * A picture that was hidden at once stays hidden until its report is decided. Throws `UnknownHidingError`, `HidingUndoneError`, `HidingReplacedError`, or `OwnModerationError` for those whose listing, message,
 * picture or review it is, for who reported it, and for the other member of a review.
 */
export async function undoHiding(
  administrator: { id: string; name: string },
  actionId: string,
  reason: string
): Promise<void> {
  await inTransaction(async (trx) => {
    const { reportId, reporterId, ...subject } = await findHiding(trx, actionId)
    const [memberId, ...others] = await membersOf(trx, subject, reportId)
    if ([memberId, reporterId, ...others].includes(administrator.id)) throw new OwnModerationError()
    const isShown = await showHidden(trx, subject, {
      by: administrator.name,
      reason,
      administratorId: administrator.id,
      ...(reportId !== null && { reportId }),
    })
    // The row is locked now. What another transaction has committed about it is seen.
    if (!isShown) {
      const newest = await newestAction(trx, subject, memberId, ['hidden', 'shown'])
      if (newest?.action !== `${subject.kind}_shown`) throw new UnknownHidingError()
      throw new HidingUndoneError({ administrator: newest.doneBy })
    }
    const hiding = (await newestAction(trx, subject, memberId))!
    if (hiding.id !== actionId.toLowerCase())
      throw new HidingReplacedError({ administrator: hiding.doneBy })
  })
}

async function findHiding(trx: TransactionClientContract, actionId: string): Promise<Hiding> {
  const [hiding] = isUuid(actionId)
    ? await sql<Hiding>(
        trx,
        `select hideable.kind, coalesce(a.item_id::text, a.subject) as id, a.report_id as "reportId", r.reporter_id as "reporterId"
         from moderation_actions a join unnest($2::text[]) as hideable (kind) on a.action = hideable.kind || '_hidden'
         left join reports r on r.id = a.report_id where a.id = $1 and r.state is distinct from 'open'`,
        [actionId, HIDEABLE]
      )
    : []
  if (!hiding) throw new UnknownHidingError()
  return hiding
}

/** The ids of the members whom a hidden subject concerns; the first is its owner or author. Throws `UnknownHidingError`. */
async function membersOf(
  trx: TransactionClientContract,
  { kind, id }: HideableSubject,
  reportId: string | null
): Promise<[string, ...string[]]> {
  if (kind === 'item') {
    const item = await findModeratedItem(trx, id)
    if (item) return [item.ownerId]
  } else if (kind === 'message' || kind === 'media') {
    const [report] = await sql<{ memberId: string | null }>(
      trx,
      'select subject_member_id as "memberId" from reports where id = $1',
      [reportId]
    )
    if (report?.memberId) return [report.memberId]
  } else {
    const review = await findModeratedReview(trx, id, partOf(kind))
    if (review) return [review.authorId, review.otherId]
  }
  throw new UnknownHidingError()
}
