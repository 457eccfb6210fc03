import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import sharp from 'sharp'
import { CATEGORIES } from '../../../contract/src/categories.ts'
import { CITIES } from '../../../contract/src/cities.ts'
import {
  ATTRIBUTE_NAMES,
  attributesOf,
  isAttributeValue,
} from '../../../contract/src/item_attributes.ts'
import { longerPriceProblem } from '../../../contract/src/price.ts'
import { DEMO_LISTINGS } from '../listings.ts'
import { DEMO_PEOPLE } from '../people.ts'
import { DEMO_RENTALS } from '../rentals.ts'
import { composeAvatar } from '../pictures/compose_avatar.ts'
import { composeDefaultPicture } from '../pictures/compose_default_picture.ts'
import { composePicture } from '../pictures/compose_picture.ts'
import { SPRITES } from '../pictures/sprite.ts'
import {
  PLACEHOLDERS,
  readAvatar,
  readPicture,
  sceneName,
  STORED,
} from '../pictures/stored_pictures.ts'

test('the cities are unique, start with the metros and cover all 28 states and 8 union territories', () => {
  const states = new Set(CITIES.map((city) => city.split(', ').at(-1)))

  assert.ok(CITIES.length >= 500)
  assert.equal(new Set(CITIES).size, CITIES.length)
  assert.equal(states.size, 36)
  assert.deepEqual(CITIES.slice(0, 3), [
    'Mumbai, Maharashtra',
    'Delhi, Delhi',
    'Bengaluru, Karnataka',
  ])
  assert.deepEqual(
    CITIES.filter((city) => !/^[^,]+, [^,]+$/.test(city)),
    []
  )
})

test('cities are sorted by state, then by name, except the metros, which come first', () => {
  const metros = CITIES.indexOf('Diglipur, Andaman and Nicobar Islands') - 1
  const byState = CITIES.slice(metros).map((city) => city.split(', ').reverse().join(', '))

  assert.deepEqual(byState, byState.toSorted())
})

test('the locations of members and listings are cities of the list', () => {
  const locations = [...DEMO_PEOPLE, ...DEMO_LISTINGS].map(({ location }) => location)
  const cities = new Set(DEMO_LISTINGS.map(({ location }) => location))

  assert.deepEqual(
    locations.filter((location) => !CITIES.includes(location)),
    []
  )
  assert.ok(cities.size >= 24)
})

test('the attributes of listings are those of their category, with values of each of its filters', () => {
  for (const name of ATTRIBUTE_NAMES) {
    const described = DEMO_LISTINGS.filter(({ attributes }) => attributes[name] !== undefined)
    assert.ok(described.length >= 1, name)
    for (const { category, attributes } of described) {
      assert.ok(attributesOf(category).includes(name), name)
      assert.ok(isAttributeValue(name, String(attributes[name])), name)
    }
  }
})

test('every category has at least four listings, and every listing is in a category', () => {
  for (const { slug } of CATEGORIES) {
    const listings = DEMO_LISTINGS.filter(({ category }) => category === slug)
    assert.ok(listings.length >= 4, `${slug} has ${listings.length}`)
  }
  const slugs: string[] = CATEGORIES.map(({ slug }) => slug)
  assert.ok(DEMO_LISTINGS.every(({ category }) => slugs.includes(category)))
  assert.ok(DEMO_LISTINGS.length >= 90)
})

test('every owner is a member, and ravi and admin own no listings', () => {
  const usernames = DEMO_PEOPLE.map(({ username }) => username)
  const owners = new Set(DEMO_LISTINGS.map(({ owner }) => owner))

  assert.deepEqual(
    [...owners].filter((owner) => !usernames.includes(owner)),
    []
  )
  assert.ok(!owners.has('ravi') && !owners.has('admin'))
  assert.equal(new Set(usernames).size, usernames.length)
  assert.ok(DEMO_PEOPLE.every(({ phone }) => /^\+91[6-9]\d{9}$/.test(phone)))
})

test('titles, descriptions and ages are unique, and prices are rupees with paise', () => {
  const distinct = (values: unknown[]) => new Set(values).size === values.length

  assert.ok(distinct(DEMO_LISTINGS.map(({ title }) => title)))
  assert.ok(distinct(DEMO_LISTINGS.map(({ description }) => description)))
  assert.ok(distinct(DEMO_LISTINGS.map(({ hoursAgo }) => hoursAgo)))
  for (const { title, price, isNegotiable } of DEMO_LISTINGS) {
    assert.ok(title.length <= 80, title)
    assert.ok(price === null ? isNegotiable : /^\d+\.\d{2}$/.test(price), title)
  }
})

test('deposits and rental durations are fields of a listing instead of sentences of its description', () => {
  for (const { title, description, deposit, ...limits } of DEMO_LISTINGS) {
    assert.ok(deposit === null || /^\d+\.\d{2}$/.test(deposit), title)
    assert.ok((limits.maxRentalDuration ?? Infinity) >= limits.minRentalDuration, title)
    assert.doesNotMatch(
      description,
      /₹[\d,]+ (refundable )?deposit|deposit ₹|minimum [\w]+ (hour|day|night|week|month)|(hour|day|night|week|month)s minimum/i
    )
  }
  assert.ok(DEMO_LISTINGS.filter(({ deposit }) => deposit !== null).length >= 10)
  assert.ok(DEMO_LISTINGS.some(({ minRentalDuration }) => minRentalDuration > 1))
  assert.ok(DEMO_LISTINGS.some(({ maxRentalDuration }) => maxRentalDuration !== null))
})

test('some listings cost less by the week and month, within the limits of these prices', () => {
  const cheaper = DEMO_LISTINGS.filter((listing) => listing.weeklyPrice ?? listing.monthlyPrice)
  assert.ok(cheaper.length >= 5)
  for (const listing of cheaper) {
    assert.equal(listing.priceUnit, 'day', listing.title)
    assert.equal(longerPriceProblem(listing.price!, listing), null, listing.title)
  }
})

test('some listings are featured, unavailable or negotiable, and most are not', () => {
  const count = (key: 'isFeatured' | 'isAvailable' | 'isNegotiable') =>
    DEMO_LISTINGS.filter((listing) => listing[key]).length

  assert.ok(count('isFeatured') >= 8)
  assert.ok(count('isAvailable') < DEMO_LISTINGS.length)
  assert.ok(count('isNegotiable') >= 8 && count('isNegotiable') < DEMO_LISTINGS.length / 5)
  assert.ok(DEMO_LISTINGS.some(({ price }) => price === null))
})

test('every listing has one to three scenes, and every sprite is on disk', () => {
  assert.ok(DEMO_LISTINGS.every(({ scenes }) => scenes.length >= 1 && scenes.length <= 3))
  const missing = SPRITES.filter(
    (name) => !existsSync(new URL(`../pictures/sprites/${name}.webp`, import.meta.url))
  )
  assert.deepEqual(missing, [])
})

test('the first pictures of a category differ in their object or its colour', () => {
  const looks = DEMO_LISTINGS.map(({ category, scenes: [first] }) =>
    [category, first!.object, first!.paint].join(' ')
  )

  assert.deepEqual(
    looks.filter((look, index) => looks.indexOf(look) !== index),
    []
  )
})

test('a scene is drawn as a full picture and a card, which look like the stored ones', async () => {
  const scenes = DEMO_LISTINGS.filter((_, index) => index % 12 === 0).map(
    ({ scenes }) => scenes[0]!
  )
  for (const scene of scenes) {
    const [drawn, stored] = [await composePicture(scene), await readPicture(scene)]
    assert.deepEqual(await sizeOf(drawn.full), ['webp', 1600, 1200])
    assert.deepEqual(await sizeOf(drawn.card), ['webp', 640, 480])
    assert.ok((await difference(drawn.full, stored.full)) < 1, JSON.stringify(scene))
    assert.ok((await difference(drawn.card, stored.card)) < 1, JSON.stringify(scene))
  }
})

test('every scene and every face of the demo is stored, and nothing else: draw_demo_pictures.ts stores them', async () => {
  const names = DEMO_LISTINGS.flatMap(({ scenes }) => scenes.map(sceneName))
  const faces = DEMO_PEOPLE.filter(({ avatar }) => avatar).map(({ username }) => username)
  const files = [
    'placeholders.json',
    ...names.flatMap((name) => [`${name}.card.webp`, `${name}.full.webp`]),
    ...faces.map((username) => `${username}.avatar.webp`),
  ]
  assert.deepEqual(readdirSync(STORED).toSorted(), files.toSorted())
  const placeholders = JSON.parse(readFileSync(PLACEHOLDERS, 'utf8')) as Record<string, string>
  assert.deepEqual(Object.keys(placeholders).toSorted(), names.toSorted())

  const { full, card, placeholder } = await readPicture(DEMO_LISTINGS[0]!.scenes[0]!)
  assert.deepEqual(await sizeOf(full), ['webp', 1600, 1200])
  assert.deepEqual(await sizeOf(card), ['webp', 640, 480])
  assert.deepEqual(await sizeOf(placeholder), ['webp', 12, 9])
  assert.deepEqual(await sizeOf(await readAvatar('ravi')), ['webp', 512, 512])
})

test('a profile picture has the same bytes each time, and the default picture has at most 15 kB', async () => {
  const face = await composeAvatar('asha')
  const bicycle = await composeDefaultPicture()

  assert.deepEqual(await sizeOf(face), ['webp', 512, 512])
  assert.ok(face.equals(await composeAvatar('asha')))
  assert.deepEqual(await sizeOf(bicycle), ['webp', 640, 480])
  assert.ok(bicycle.length <= 15_000)
})

/** The mean difference of two pictures of one size, from 0 to 255. Their bytes differ between versions of libvips. */
async function difference(one: Buffer, other: Buffer): Promise<number> {
  const [first, second] = await Promise.all(
    [one, other].map((picture) => sharp(picture).raw().toBuffer())
  )
  assert.equal(first!.length, second!.length)
  return first!.reduce((sum, value, at) => sum + Math.abs(value - second![at]!), 0) / first!.length
}

async function sizeOf(picture: Buffer) {
  const { format, width, height } = await sharp(picture).metadata()
  return [format, width, height]
}

test('each demo rental is of a listing of another member, and no renter rents a listing twice', () => {
  const owners = new Map(DEMO_LISTINGS.map(({ title, owner }) => [title, owner]))
  const renters = new Set(DEMO_PEOPLE.map(({ username }) => username))
  for (const { listing, renter } of DEMO_RENTALS) {
    assert.ok(owners.has(listing), listing)
    assert.ok(renters.has(renter), renter)
    assert.notEqual(owners.get(listing), renter)
  }
  const pairs = DEMO_RENTALS.map(({ listing, renter }) => `${listing} ${renter}`)
  assert.equal(new Set(pairs).size, pairs.length)
})

test('the demo rentals were requested after their item was listed', () => {
  const listed = new Map(DEMO_LISTINGS.map(({ title, hoursAgo }) => [title, hoursAgo / 24]))
  const early = DEMO_RENTALS.filter(
    ({ listing, returnedDaysAgo, days }) => listed.get(listing)! <= returnedDaysAgo + days + 1
  )
  assert.deepEqual(early, [])
})

test('the demo members signed up before they listed, rented or let anything', () => {
  const joined = new Map(
    DEMO_PEOPLE.map(({ username, joinedDaysAgo }) => [username, joinedDaysAgo])
  )
  const owners = new Map(DEMO_LISTINGS.map(({ title, owner }) => [title, owner]))
  const activity = [
    ...DEMO_LISTINGS.map(({ owner, hoursAgo }) => ({ username: owner, daysAgo: hoursAgo / 24 })),
    ...DEMO_RENTALS.flatMap(({ listing, renter, returnedDaysAgo, days }) =>
      [renter, owners.get(listing)!].map((username) => ({
        username,
        daysAgo: returnedDaysAgo + days + 1,
      }))
    ),
  ]
  const early = activity.filter(({ username, daysAgo }) => joined.get(username)! <= daysAgo)
  assert.deepEqual(early, [])
})
