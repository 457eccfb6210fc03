import { DateTime } from 'luxon'
import sharp from 'sharp'
import type { Booking, BookingStep } from '@saajha/contract/booking'
import type { ImagePurpose, ImageUploads } from '@saajha/contract/media'
import { TIME_ZONE } from '@saajha/contract/time_zone'
import { AppClient } from '#harness/app_client'
import { BICYCLE } from '#harness/bicycle'
import { until } from '#harness/until'
import { DEMO_PASSWORD } from '#tests/releases/demo_keys'

type Query = (sql: string, values?: unknown[]) => Promise<any[]>

/** So far away that the counters of their days matter in every upgrade from this release. */
const FAR_AWAY = 300

/**
 * Adds to the demo data of a running product what its members do: bookings in each state, conversations, notifications,
 * handovers, documents and a report.
 */
export async function fillRelease(url: string, query: Query): Promise<void> {
  const signIn = (username: string) => new AppClient(url).signIn(username, DEMO_PASSWORD)
  const [asha, imran, ravi, meera, lalit, admin] = await Promise.all(
    ['asha', 'imran', 'ravi', 'meera', 'lalit', 'admin'].map(signIn)
  )
  await addBookings(query, asha!, [ravi!, meera!])
  await addConversations(url, imran!, ravi!, lalit!)
  await addDocuments(url, [ravi!, lalit!, meera!, imran!], admin!)
  await addAccounts(url, query, asha!, imran!)
  await waitForDeliveries(query)
}

async function addBookings(query: Query, owner: AppClient, [renter, other]: AppClient[]) {
  /** A new listing each, as a renter may contact an owner three times a day about a listing. */
  const list = async (fields: object = {}): Promise<string> =>
    (await owner.post('/api/items', { ...BICYCLE, deposit: '500', ...fields })).id
  const request = async (by: AppClient, startsIn: number, item?: string): Promise<string> => {
    const body = {
      itemId: item ?? (await list()),
      interactionType: 'message',
      message: 'For a family visit',
      intent: 'booking',
      startDate: dayFromToday(startsIn),
      endDate: dayFromToday(startsIn + 2),
    }
    return (await by.post('/api/contact-interactions', body)).bookingId
  }
  const change = (by: AppClient, id: string, step: BookingStep): Promise<Booking> =>
    by.put(`/api/bookings/${id}`, step)
  const accept = (id: string) => change(owner, id, { state: 'accepted' })
  const accepted = async (startsIn: number): Promise<string> => {
    const id = await request(renter!, startsIn)
    await accept(id)
    return id
  }
  /** An accepted booking whose first day is today. */
  const started = async (): Promise<string> => {
    const id = await accepted(10)
    await query(
      `update bookings set start_date = start_date - 10, end_date = end_date - 10,
         held = daterange(lower(held) - 10, upper(held) - 10) where id = $1`,
      [id]
    )
    return id
  }

  const imageUrls = await uploadPictures(owner)
  const several = await list({ quantity: 4, imageUrls })
  await request(renter!, FAR_AWAY, several)
  await request(other!, FAR_AWAY, several)
  await accept(await request(renter!, FAR_AWAY, several))
  await owner.put(`/api/items/${several}/days`, {
    from: dayFromToday(FAR_AWAY + 10),
    to: dayFromToday(FAR_AWAY + 12),
    available: 3,
  })
  await change(owner, await request(other!, 20), {
    state: 'declined',
    reason: 'renter_profile',
    note: 'Please verify your profile first',
  })
  await change(renter!, await request(renter!, 21), { state: 'withdrawn' })
  await change(renter!, await accepted(22), { state: 'cancelled', reason: 'plans_changed' })

  const changing = await accepted(FAR_AWAY + 20)
  await renter!.post(`/api/bookings/${changing}/changes`, {
    startDate: dayFromToday(FAR_AWAY + 21),
    endDate: dayFromToday(FAR_AWAY + 22),
  })
  await change(renter!, await started(), { state: 'cancelled', reason: 'did_not_take_place' })

  const [active, completed] = [await started(), await started()]
  for (const id of [active, completed]) await handOver(owner, renter!, id)
  await change(owner, completed, { state: 'completed' })
  await query('update users set email_verified_at = coalesce(email_verified_at, now())')
  const reviewPath = `/api/bookings/${completed}/review`
  await renter!.post(reviewPath, { stars: 4, text: 'As described', marks: ['on_time'] })
  const { review } = await owner.post(reviewPath, { stars: 5 })
  await owner.put(`/api/reviews/${review.theirs.id}/answer`, { text: 'Come again' })

  // Of one piece: to accept a request declines that of another renter for the same days.
  const single = await list()
  const first = await request(renter!, FAR_AWAY, single)
  await request(other!, FAR_AWAY, single)
  await accept(first)

  const expired = await request(other!, 23)
  await query('update bookings set answer_by = now() where id = $1', [expired])
  await query(
    `update deliveries d set due_at = now(), next_at = now() from domain_events e
     where e.id = d.event_id and e.aggregate_id = $1 and e.name = 'booking.answer_due'`,
    [expired]
  )
}

async function handOver(owner: AppClient, renter: AppClient, id: string) {
  const path = `/api/bookings/${id}/handover`
  const { code } = await renter.get(path)
  const [imageUrl] = await uploadPictures(owner, 'handover')
  await renter.post(path, { stage: 'start', parts: ['Lock', 'Basket'], note: 'A scratch' })
  await owner.post(path, { stage: 'start', code: code.digits, imageUrls: [imageUrl] })
}

async function addConversations(
  url: string,
  owner: AppClient,
  renter: AppClient,
  blocked: AppClient
) {
  const { id: itemId } = await owner.post('/api/items', { ...BICYCLE, title: 'Sarangi' })
  const contact = async (by: AppClient, fields: object): Promise<{ conversationId: string }> =>
    by.post('/api/contact-interactions', { itemId, interactionType: 'message', ...fields })
  const send = (by: AppClient, id: string, body: string) =>
    by.post(`/api/conversations/${id}/messages`, { body })
  const { conversationId } = await contact(renter, { message: 'Is it free on Sunday?' })
  await send(owner, conversationId, 'हाँ, रविवार को खाली है')
  await send(renter, conversationId, 'Then I come at ten 🚲')
  const { conversationId: muted } = await contact(blocked, { message: 'Pay in advance by UPI' })
  await owner.put(`/api/conversations/${muted}`, { isMuted: true, isArchived: true })
  await contact(renter, { interactionType: 'call', contactMethod: 'phone' })
  await new AppClient(url).post('/api/contact-interactions', { itemId, interactionType: 'call' })
  const { id: blockedId } = await blocked.get('/api/auth/user')
  await owner.put(`/api/blocks/${blockedId}`)
  await owner.post('/api/reports', {
    subjectKind: 'member',
    subjectId: blockedId,
    reason: 'scam',
    body: 'Asks for money first',
  })
  const { id: removed } = await owner.post('/api/items', BICYCLE)
  await owner.delete(`/api/items/${removed}`)
}

/** A document in each state but `expired`. */
async function addDocuments(url: string, members: AppClient[], admin: AppClient) {
  const ids: string[] = []
  for (const member of members) {
    const document = {
      documentType: 'pan',
      documentNumber: 'ABCDE1234F',
      holderName: 'Demo Member',
      documentImageUrls: await uploadPictures(member, 'document'),
    }
    ids.push((await member.post('/api/verification-documents', document)).id)
  }
  const decide = (id: string, decision: object) =>
    admin.put(`/api/admin/verification-documents/${id}/verify`, decision)
  await decide(ids[2]!, { status: 'verified' })
  await decide(ids[3]!, { status: 'rejected', rejectionReason: 'Too blurred to read' })
}

async function addAccounts(url: string, query: Query, owner: AppClient, other: AppClient) {
  await new AppClient(url).join('Farida Khan')
  await owner.post('/api/user/calendar', {})
  await other.put('/api/user/preferences', { language: 'hi' })
  await fetch(`${url}/api/password/forgot`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: other.email }),
  })
  await waitForDeliveries(query)
  const [read, removed] = await owner.get('/api/notifications')
  await owner.put(`/api/notifications/${read.id}/read`)
  await owner.delete(`/api/notifications/${removed.id}`)
}

async function uploadPictures(member: AppClient, purpose?: ImagePurpose): Promise<string[]> {
  const uploads: ImageUploads = await member.post('/api/upload/images', { imageCount: 1, purpose })
  const picture = sharp({ create: { width: 64, height: 48, channels: 3, background: '#c60' } })
  await member.upload(uploads.uploadUrls[0]!, await picture.jpeg().toBuffer())
  return uploads.imageUrls
}

async function waitForDeliveries(query: Query): Promise<void> {
  await until('every delivery is done', async () => {
    const [row] = await query(
      `select count(*)::int as open from deliveries
       where state = 'queued' or state = 'pending' and due_at <= now()`
    )
    return row.open === 0
  })
}

function dayFromToday(days: number): string {
  return DateTime.now().setZone(TIME_ZONE).plus({ days }).toISODate()!
}
