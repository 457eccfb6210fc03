import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import type { DocumentType } from '@saajha/contract/verification'
import type { AuthenticatorApp } from '#harness/authenticator_app'
import { startSetUp } from '#tests/set_up_second_factor'
import { randomIp } from '#harness/random_ip'
import { newSubscription, type BrowserSubscription } from '#tests/browser_subscription'
import { requestBooking } from '#tests/booking'
import { listItem } from '#tests/listing'
import { Member } from '#tests/member'
import { newAdmin } from '#tests/new_admin'
import { uploadPicture } from '#tests/picture'
import { waitForDeliveries } from '#tests/wait_for_deliveries'

/** A member of each role, and one of each thing that the owner has. */
export type Fixtures = {
  member: Member
  owner: Member
  otherOwner: Member
  admin: Member
  /** The owner with the cookie of an ended session. */
  revoked: Member
  /** A member whose session no test needs. */
  forgetful: Member
  /** An administrator whose second factor waits for its confirmation. */
  guardedAdmin: Member
  authenticatorApp: AuthenticatorApp
  secondFactorId: string
  itemId: string
  notificationId: string
  /** The conversation of `member` with the owner. */
  conversationId: string
  /** A booking that `member` requests of the owner, of another item. */
  bookingId: string
  /** Pending documents, one to correct and one to decide. */
  documentIds: { pan: string; aadhaar: string }
  pushSubscription: BrowserSubscription & { id: string }
  /** The ticket of a report by the owner. */
  reportTicket: string
  /** A guest's complaint about the platform. */
  guestReport: { ticket: string; key: string }
  photoUrl: string
  documentImageUrl: string
  /** The upload URL for the owner's profile picture. */
  pictureUploadUrl: string
}

/** Creates the fixtures through the API. */
export async function createFixtures(client: ApiClient): Promise<Fixtures> {
  const names = ['Mere Member', 'Only Owner', 'Other Owner', 'Forgetful Person']
  const [member, owner, otherOwner, forgetful] = await Promise.all(
    names.map((name) => Member.join(client, name))
  )
  const [admin, guardedAdmin] = await Promise.all([newAdmin(client), newAdmin(client)])
  const revoked = await owner!.signInAgain()
  await revoked.get('/api/logout').redirects(0)
  const photoUrl = await uploadPicture(owner!)
  const documentImageUrl = await uploadPicture(owner!, 'document')
  const { id: itemId } = await listItem(owner!, { imageUrls: [photoUrl] })
  await listItem(otherOwner!)
  const bookingId = await requestBooking(member!, (await listItem(owner!)).id)
  const message = { itemId, interactionType: 'message', message: 'Is it free on Sunday?' }
  const contact = await member!.post('/api/contact-interactions').json(message)
  contact.assertStatus(201)
  await waitForDeliveries()
  const [notification] = (await owner!.get('/api/notifications')).body()
  return {
    member: member!,
    owner: owner!,
    otherOwner: otherOwner!,
    admin,
    guardedAdmin,
    ...(await startSecondFactor(guardedAdmin)),
    revoked,
    forgetful: forgetful!,
    itemId,
    notificationId: notification.id,
    conversationId: contact.body().conversationId,
    bookingId,
    documentIds: {
      pan: await submit(owner!, 'pan', [documentImageUrl]),
      aadhaar: await submit(owner!, 'aadhaar', []),
    },
    pushSubscription: await subscribe(owner!),
    guestReport: await complain(client),
    reportTicket: await report(owner!, forgetful!),
    photoUrl,
    documentImageUrl,
    pictureUploadUrl: (await owner!.post('/api/profile/upload-url')).body().uploadURL.split('?')[0],
  }
}

async function subscribe(owner: Member) {
  const subscription = newSubscription()
  ;(await owner.put('/api/push/subscriptions').json(subscription)).assertStatus(204)
  const { rows } = await db.rawQuery('select id from push_subscriptions where endpoint = ?', [
    subscription.endpoint,
  ])
  return { ...subscription, id: rows[0].id as string }
}

async function report(reporter: Member, { user }: Member): Promise<string> {
  const response = await reporter
    .post('/api/reports')
    .json({ subjectKind: 'member', subjectId: user.id, reason: 'scam' })
  response.assertStatus(201)
  return response.body().ticket as string
}

async function startSecondFactor(admin: Member) {
  const authenticatorApp = await startSetUp(admin)
  const { rows } = await db.rawQuery('select id from second_factors where user_id = ?', [
    admin.user.id,
  ])
  return { authenticatorApp, secondFactorId: rows[0].id as string }
}

async function submit(owner: Member, documentType: DocumentType, documentImageUrls: string[]) {
  const document = { documentType, documentNumber: 'ABCDE1234F', holderName: 'Only Owner' }
  const response = await owner
    .post('/api/verification-documents')
    .json({ ...document, documentImageUrls })
  response.assertStatus(201)
  return response.body().id as string
}

async function complain(client: ApiClient): Promise<Fixtures['guestReport']> {
  const body = { subjectKind: 'platform', reason: 'complaint', body: 'Nobody answers' }
  const response = await client
    .post('/api/reports')
    .header('x-forwarded-for', randomIp())
    .json(body)
  response.assertStatus(201)
  return response.body()
}
