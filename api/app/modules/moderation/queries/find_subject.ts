import db from '@adonisjs/lucid/services/db'
import type { PublicSubject, ReportReason, ReportSubject } from '@saajha/contract/report'
import { findBookingAsEvidence, findProblemAsEvidence } from '#modules/bookings/public'
import { findItemAsEvidence } from '#modules/catalogue/public'
import { getPublicUser } from '#modules/identity/public'
import { findMessageAsEvidence } from '#modules/interactions/public'
import { findReviewAsEvidence } from '#modules/reviews/public'
import { partOf } from '#modules/moderation/rules/part_of_review'
import { isBookingProblem } from '#modules/moderation/rules/is_booking_problem'
import { isUuid, NIL_UUID } from '#shared/database/is_uuid'

/** What is reported: its id in one spelling, the member who is responsible for it, and what the reporter sees of it. */
export type Subject = {
  kind: ReportSubject
  /** Null for the platform. */
  id: string | null
  memberId: string | null
  evidence: object
}

/** The subject of a report that guests can make too. Throws `UnknownItemError` or `UnknownMemberError`. */
export async function findPublicSubject(kind: PublicSubject, id: string): Promise<Subject> {
  switch (kind) {
    case 'item': {
      const evidence = await findItemAsEvidence(id)
      return { kind, id: evidence.id, memberId: evidence.ownerId, evidence }
    }
    case 'member': {
      const evidence = await getPublicUser(isUuid(id) ? id : NIL_UUID)
      return { kind, id: evidence.id, memberId: evidence.id, evidence }
    }
    case 'platform':
      return { kind, id: null, memberId: null, evidence: {} }
  }
}

/**
 * The subject of a report; of a booking, the facts if the reason is a problem, else what the other member wrote. Throws the error
 * of its kind when the reporter cannot see it.
 */
export async function findSubject(
  reporterId: string,
  kind: ReportSubject,
  id: string,
  reason: ReportReason
): Promise<Subject> {
  switch (kind) {
    case 'message': {
      const evidence = await findMessageAsEvidence(reporterId, id)
      const { conversationId, no, authorId } = evidence
      return { kind, id: `${conversationId}:${no}`, memberId: authorId, evidence }
    }
    case 'booking': {
      const evidence = isBookingProblem(reason)
        ? await findProblemAsEvidence(db, reporterId, id)
        : await findBookingAsEvidence(reporterId, id)
      return { kind, id: evidence.bookingId, memberId: evidence.memberId, evidence }
    }
    case 'review':
    case 'review_answer': {
      const evidence = await findReviewAsEvidence(reporterId, id, partOf(kind))
      return { kind, id: evidence.reviewId, memberId: evidence.authorId, evidence }
    }
    default:
      return findPublicSubject(kind, id)
  }
}
