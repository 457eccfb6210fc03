import type { ApiClient } from '@japa/api-client'
import { contact, sendMessage } from '#tests/conversation'
import { listItem } from '#tests/listing'
import { Member } from '#tests/member'
import { newAdmin } from '#tests/new_admin'

export const NOTE = 'Reported by three renters'

/** A new listing with its owner, a member to report it, and an administrator, and what they do about it. */
export async function reportedListing(client: ApiClient) {
  const owner = await Member.join(client, 'Reported Owner')
  const reporter = await Member.join(client, 'Reporting Renter')
  const admin = await newAdmin(client)
  const item = await listItem(owner, { title: 'Secret camera' })
  return {
    ...{ owner, reporter, admin, item },
    /** Reports the listing, unless the report says otherwise; returns the number of the report. */
    report: (more: object = {}, by = reporter) =>
      makeReport(by, { subjectKind: 'item', subjectId: item.id, ...more }),
    decide: (ticket: string, more: object = {}, by = admin) => decideReport(by, ticket, more),
    desk: (path: string) => readDesk(admin, path),
    /** The reporter asks for the listing and the owner answers; returns the id of their conversation. */
    converse: async (answer: string): Promise<string> => {
      const { conversationId } = await contact(reporter, item.id)
      await sendMessage(owner, conversationId!, answer)
      return conversationId!
    },
  }
}

/** Reports a subject, as a scam unless the report says otherwise; returns the number of the report. */
export async function makeReport(by: Member, report: object): Promise<string> {
  const response = await by.post('/api/reports').json({ reason: 'scam', ...report })
  response.assertStatus(201)
  return response.body().ticket
}

/** Decides a report: upholds it without an action, unless the decision says otherwise. */
export function decideReport(admin: Member, ticket: string, decision: object = {}) {
  const upheld = { decision: 'upheld', actions: [], note: NOTE, decidesSame: false }
  return admin.put(`/api/admin/reports/${ticket}`).json({ ...upheld, ...decision })
}

/** Reads a report or a list of the desk. */
async function readDesk(admin: Member, path: string) {
  const response = await admin.get(`/api/admin/${path}`)
  response.assertStatus(200)
  return response.body()
}
