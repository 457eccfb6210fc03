import { test } from '@japa/runner'
import { errorBody } from '#tests/error_body'
import { listItem } from '#tests/listing'
import { Member } from '#tests/member'
import { uploadsFor } from '#tests/picture'
import { waitForDeliveries } from '#tests/wait_for_deliveries'

const PRICE_MESSAGE =
  'Price and duration are required for fixed pricing, and price must be a valid decimal'

const LADDER = {
  title: 'Folding ladder, 3 m',
  description: 'Light enough for one person.',
  price: '120.5',
  priceUnit: 'week',
  isNegotiable: false,
  categoryId: 'home-accessories',
  location: 'Indore, Madhya Pradesh',
}

test.group('Creating a listing', (group) => {
  let owner: Member
  group.each.setup(async ({ context }) => {
    owner = await Member.join(context.client, 'Listing Person')
  })

  test('returns a new listing with its owner and shows it in lists immediately', async ({
    client,
    assert,
  }) => {
    const response = await owner.post('/api/items').json(LADDER)
    response.assertStatus(201)
    const item = response.body()
    assert.containsSubset(item, {
      ...LADDER,
      price: '120.50',
      contactPhone: null,
      videoUrl: null,
      ownerId: owner.user.id,
      isAvailable: true,
      isFeatured: false,
      minRentalDuration: 1,
      maxRentalDuration: null,
      deposit: null,
      moderationStatus: 'approved',
      rejectionReason: null,
      owner: { fullName: 'Listing Person', phone: null, profileImageUrl: null, isVerified: false },
    })
    assert.deepEqual(item.imageUrls, [])
    assert.deepEqual((await client.get(`/api/items/${item.id}`)).body(), item)
    assert.deepEqual((await client.get('/api/items?limit=1')).body(), [item])
  })

  test('creates one listing for requests with the same Idempotency-Key, also concurrent ones', async ({
    client,
    assert,
  }) => {
    const send = (title: string, key = 'one') =>
      owner
        .post('/api/items')
        .header('idempotency-key', key)
        .json({ ...LADDER, title })
    const [first, second] = await Promise.all([send(LADDER.title), send(LADDER.title)])
    const third = await send('Another title')
    for (const answer of [first, second, third]) {
      answer.assertStatus(201)
      assert.deepEqual(answer.body(), first.body())
    }
    const { id } = first.body()
    const own = await client.get(`/api/items?ownerId=${owner.user.id}`)
    assert.deepEqual(own.body(), [first.body()])

    const other = await Member.join(client, 'Other Lister')
    const elsewhere = await other.post('/api/items').header('idempotency-key', 'one').json(LADDER)
    elsewhere.assertStatus(201)
    assert.notEqual(elsewhere.body().id, id)

    const withoutKey = [await send(LADDER.title, ''), await send(LADDER.title, '')]
    assert.notEqual(withoutKey[0]!.body().id, withoutKey[1]!.body().id)

    await owner.delete(`/api/items/${id}`)
    const afterDeletion = await send(LADDER.title)
    afterDeletion.assertStatus(201)
    assert.notEqual(afterDeletion.body().id, id)
  })

  test('responses contain dates as ISO 8601 in UTC and amounts with two decimals', async ({
    client,
    assert,
  }) => {
    const item = await listItem(owner, { price: '7', deposit: '20.5' })
    assert.containsSubset(item, { price: '7.00', deposit: '20.50' })
    const renter = await Member.join(client, 'Dated Renter')
    const message = { itemId: item.id, interactionType: 'message', message: 'Is it free?' }
    const contact = await renter.post('/api/contact-interactions').json(message)
    const document = await renter
      .post('/api/verification-documents')
      .json({ documentType: 'pan', documentNumber: 'ABCDE1234F', holderName: 'Dated Renter' })
    await waitForDeliveries()
    const [notification] = (await owner.get('/api/notifications')).body()
    const dates = [
      item.createdAt,
      owner.user.createdAt,
      (await client.get(`/api/users/${owner.user.id}`)).body().createdAt,
      contact.body().createdAt,
      document.body().createdAt,
      notification.createdAt,
    ]
    for (const date of dates) {
      assert.match(date, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
      assert.isBelow(Math.abs(Date.now() - Date.parse(date)), 60_000)
    }
  })

  test('the price unit defaults to a day, and deposit and durations are optional', async ({
    assert,
  }) => {
    const { priceUnit: _, ...byTheDay } = LADDER
    const response = await owner
      .post('/api/items')
      .json({ ...byTheDay, deposit: '500', maxRentalDuration: 30 })
    response.assertStatus(201)
    assert.containsSubset(response.body(), {
      priceUnit: 'day',
      deposit: '500.00',
      minRentalDuration: 1,
      maxRentalDuration: 30,
    })
  })

  test('ignores read-only fields of a new listing', async ({ client, assert }) => {
    const other = await Member.join(client, 'Other Person')
    const item = await listItem(owner, {
      ownerId: other.user.id,
      isFeatured: true,
      isAvailable: false,
      moderationStatus: 'rejected',
      rejectionReason: 'None',
      id: '00000000-0000-7000-8000-000000000001',
    })
    assert.containsSubset(item, {
      ownerId: owner.user.id,
      isFeatured: false,
      isAvailable: true,
      moderationStatus: 'approved',
      rejectionReason: null,
    })
    assert.notEqual(item.id, '00000000-0000-7000-8000-000000000001')
  })

  test('rejects {field} "{value}" with the message of the form')
    .with([
      { field: 'title', value: '  ', code: 'titleRequired', message: 'Title is required' },
      { field: 'title', value: undefined, code: 'titleRequired', message: 'Title is required' },
      {
        field: 'description',
        value: '',
        code: 'descriptionRequired',
        message: 'Description is required',
      },
      {
        field: 'categoryId',
        value: undefined,
        code: 'categoryRequired',
        message: 'Category is required',
      },
      {
        field: 'categoryId',
        value: 'spaceship',
        code: 'categoryRequired',
        message: 'Category is required',
      },
      { field: 'price', value: undefined, code: 'fixedPriceInvalid', message: PRICE_MESSAGE },
      { field: 'price', value: '', code: 'fixedPriceInvalid', message: PRICE_MESSAGE },
      { field: 'price', value: '12.345', code: 'fixedPriceInvalid', message: PRICE_MESSAGE },
      { field: 'price', value: '-5', code: 'fixedPriceInvalid', message: PRICE_MESSAGE },
      { field: 'price', value: '1e3', code: 'fixedPriceInvalid', message: PRICE_MESSAGE },
      { field: 'price', value: 'many', code: 'fixedPriceInvalid', message: PRICE_MESSAGE },
      { field: 'price', value: 1e300, code: 'fixedPriceInvalid', message: PRICE_MESSAGE },
      { field: 'priceUnit', value: 'year', code: 'fixedPriceInvalid', message: PRICE_MESSAGE },
      {
        field: 'deposit',
        value: '2k',
        code: 'priceInvalid',
        message: 'Please enter a price in rupees, like 500 or 499.50',
      },
      {
        field: 'location',
        value: '',
        code: 'listedLocationRequired',
        message: 'Location is required when selecting from list',
      },
      {
        field: 'contactPhone',
        value: '98-1234-567',
        code: 'contactPhoneInvalid',
        message:
          'Please enter a valid phone number using only numbers (0-9) and + sign, with 10-15 digits',
      },
      {
        field: 'imageUrls',
        value: Array.from({ length: 6 }, (_, n) => `/media/${n}`),
        code: 'tooManyPhotos',
        message: 'You can upload maximum 5 photos.',
      },
    ])
    .run(async ({ assert }, { field, value, code, message }) => {
      const response = await owner.post('/api/items').json({ ...LADDER, [field]: value })
      response.assertStatus(422)
      assert.deepEqual(response.body(), errorBody(code, message, { field }))
    })

  test('rejects a maximum rental duration below the minimum and accepts an equal one', async ({
    assert,
  }) => {
    const message = "The longest rental can't be less than the shortest."
    const rejected = await owner
      .post('/api/items')
      .json({ ...LADDER, minRentalDuration: 3, maxRentalDuration: 2 })
    rejected.assertStatus(422)
    const field = 'maxRentalDuration'
    assert.deepEqual(rejected.body(), errorBody('rentalDurationReversed', message, { field }))
    const item = await listItem(owner, { minRentalDuration: 3, maxRentalDuration: 3 })
    assert.equal(item.maxRentalDuration, 3)
  })

  test('accepts a negotiable listing without a price and a price as a number', async ({
    assert,
  }) => {
    const negotiable = await listItem(owner, { price: undefined, isNegotiable: true })
    assert.isNull(negotiable.price)
    const inRupees = await listItem(owner, { price: 450 })
    assert.equal(inRupees.price, '450.00')
  })

  test('rejects a listing that has the same photo twice', async ({ assert }) => {
    const { imageUrls } = await uploadsFor(owner, 1)
    const response = await owner
      .post('/api/items')
      .json({ ...LADDER, imageUrls: [...imageUrls, ...imageUrls] })
    response.assertStatus(422)
    assert.equal(response.body().errors[0].field, 'imageUrls')
  })

  test('accepts only photos and videos that the member uploaded', async ({ client, assert }) => {
    const { imageUrls } = await uploadsFor(owner, 2)
    const item = await listItem(owner, { imageUrls })
    assert.deepEqual(item.imageUrls, imageUrls)

    const otherMember = await Member.join(client, 'Photo Thief')
    const foreign = [
      imageUrls,
      ['https://elsewhere.example/photo.jpg'],
      ['/media/00000000-0000-7000-8000-000000000000/full.webp'],
      [`${imageUrls[0]}?x=1`],
      ['javascript:alert(1)'],
    ]
    for (const imageUrls of foreign) {
      const response = await otherMember.post('/api/items').json({ ...LADDER, imageUrls })
      response.assertStatus(422)
      assert.equal(response.body().errors[0].field, 'imageUrls')
    }
    const video = await owner
      .post('/api/items')
      .json({ ...LADDER, videoUrl: 'https://elsewhere.example/film.mp4' })
    video.assertStatus(422)
    assert.equal(video.body().errors[0].field, 'videoUrl')
  })

  test('rejects new listings of guests with 401', async ({ client }) => {
    ;(await client.post('/api/items').json(LADDER)).assertStatus(401)
  })
})
