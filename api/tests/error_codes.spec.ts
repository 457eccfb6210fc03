import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import type { Item } from '@saajha/contract/item'
import { listItem } from '#tests/listing'
import { Member } from '#tests/member'

const UNKNOWN_ID = '00000000-0000-7000-8000-000000000000'
const LISTING = {
  title: 'Folding ladder',
  description: 'Light.',
  price: '120',
  categoryId: 'home-accessories',
  location: 'Indore, Madhya Pradesh',
}

test.group('Error codes', (group) => {
  let member: Member
  let other: Member
  let item: Item

  group.each.setup(async ({ context: { client } }) => {
    member = await Member.join(client, 'Code Reader')
    other = await Member.join(client, 'Other Reader')
    item = await listItem(other)
  })

  test('the code of GET {path} is {code}')
    .with([
      { path: '/api/no-such-call', code: 'notFound' },
      { path: `/api/items/${UNKNOWN_ID}`, code: 'itemNotFound' },
      { path: `/api/users/${UNKNOWN_ID}`, code: 'memberNotFound' },
      { path: '/api/categories/spaceships', code: 'categoryNotFound' },
      { path: '/api/items?cursor=x', code: 'invalidCursor' },
      { path: '/api/items?minPrice=x', code: 'priceInvalid' },
      { path: '/api/items?minPrice=2&maxPrice=1', code: 'priceRangeReversed' },
      { path: '/api/items?unit=year', code: 'priceUnitInvalid' },
      { path: '/api/items?sort=x', code: 'sortInvalid' },
      { path: '/api/items?verified=x', code: 'flagInvalid' },
      { path: '/api/notifications', code: 'loginRequired' },
    ])
    .run(async ({ client, assert }, { path, code }) => {
      assert.equal((await client.get(path)).body().code, code)
    })

  test('the code of a contact with {name} is {code}')
    .with([
      { name: 'no message', contact: { message: '' }, code: 'messageRequired' },
      { name: 'no item', contact: { itemId: undefined }, code: 'itemNotFound' },
      { name: 'a NUL byte', contact: { message: 'a\0b' }, code: 'unreadableText' },
      { name: 'no dates', contact: { intent: 'booking' }, code: 'bookingDatesRequired' },
      { name: 'reversed dates', contact: booking(3, 2), code: 'bookingReversed' },
      { name: 'past dates', contact: booking(-3, 2), code: 'bookingInPast' },
      { name: 'dates of two years', contact: booking(2, 700), code: 'bookingTooLong' },
    ])
    .run(async ({ assert }, { contact, code }) => {
      const body = { itemId: item.id, interactionType: 'message', message: 'Is it free?' }
      const response = await member.post('/api/contact-interactions').json({ ...body, ...contact })
      assert.equal(response.body().code, code)
    })

  test('the code of a contact about the member’s own item is ownItem', async ({ assert }) => {
    const body = { itemId: item.id, interactionType: 'call' }
    const response = await other.post('/api/contact-interactions').json(body)
    assert.equal(response.body().code, 'ownItem')
  })

  test('the code of a guest’s message is loginRequiredToContact', async ({ client, assert }) => {
    const body = { itemId: item.id, interactionType: 'message', message: 'Is it free?' }
    const response = await client.post('/api/contact-interactions').json(body)
    assert.equal(response.body().code, 'loginRequiredToContact')
  })

  test('the code of a change of another member’s item is forbidden', async ({ assert }) => {
    const response = await member.put(`/api/items/${item.id}`).json({ price: '1' })
    assert.equal(response.body().code, 'forbidden')
  })

  test('the codes of media that the member did not upload are mediaNotUploaded and pictureNotUploaded', async ({
    assert,
  }) => {
    const imageUrls = ['/media/none/full.webp']
    const listing = await member.post('/api/items').json({ ...LISTING, imageUrls })
    assert.equal(listing.body().code, 'mediaNotUploaded')
    const picture = { profileImageUrl: '/media/none/avatar.webp' }
    const profile = await member.put('/api/profile/picture').json(picture)
    assert.equal(profile.body().code, 'pictureNotUploaded')
  })

  test('the code of a second document of a type is documentAlreadySubmitted', async ({
    assert,
  }) => {
    const document = {
      documentType: 'pan',
      documentNumber: 'ABCDE1234F',
      holderName: 'Meera Joshi',
    }
    const submit = (body: object) => member.post('/api/verification-documents').json(body)
    assert.equal((await submit({})).body().code, 'documentFieldsRequired')
    ;(await submit(document)).assertStatus(201)
    assert.equal((await submit(document)).body().code, 'documentAlreadySubmitted')
  })
})

function booking(from: number, to: number) {
  return { intent: 'booking', startDate: day(from), endDate: day(to) }
}

function day(days: number) {
  return DateTime.now().plus({ days }).toISODate()
}
