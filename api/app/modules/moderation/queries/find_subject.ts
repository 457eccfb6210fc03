import type { ReportSubject } from '@saajha/contract/report'
import { findItemAsEvidence } from '#modules/catalogue/public'
import { getPublicUser } from '#modules/identity/public'
import { findMessageAsEvidence } from '#modules/interactions/public'
import { isUuid, NIL_UUID } from '#shared/database/is_uuid'

/** What is reported: its id in one spelling, the member who is responsible for it, and what the reporter sees of it. */
export type Subject = { kind: ReportSubject; id: string; memberId: string; evidence: object }

/** The subject of a report. Throws the error of its kind when the reporter cannot see it. */
export async function findSubject(
  reporterId: string,
  kind: ReportSubject,
  id: string
): Promise<Subject> {
  if (kind === 'item') {
    const item = await findItemAsEvidence(id)
    return { kind, id: item.id, memberId: item.ownerId, evidence: item }
  }
  if (kind === 'message') {
    const message = await findMessageAsEvidence(reporterId, id)
    const reference = `${message.conversationId}:${message.no}`
    return { kind, id: reference, memberId: message.authorId, evidence: message }
  }
  const member = await getPublicUser(isUuid(id) ? id : NIL_UUID)
  return { kind, id: member.id, memberId: member.id, evidence: member }
}
