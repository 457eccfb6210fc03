import type { ApiClient } from '@japa/api-client'
import { listItem } from '#tests/listing'
import { Member } from '#tests/member'
import { newAdmin } from '#tests/new_admin'

export const NOTE = 'Reported by three renters'

/** A listing with its owner, a member to report it, and an administrator. */
export async function reportedListing(client: ApiClient) {
  const owner = await Member.join(client, 'Reported Owner')
  const reporter = await Member.join(client, 'Reporting Renter')
  const admin = await newAdmin(client)
  return { owner, reporter, admin, item: await listItem(owner, { title: 'Secret camera' }) }
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
export async function readDesk(admin: Member, path: string) {
  const response = await admin.get(`/api/admin/${path}`)
  response.assertStatus(200)
  return response.body()
}
