/**
 * The minimum that a Node process can do for a read: one statement on the same tables, for a response with the same
 * fields, without rules, synonyms or validation. KIND=plain is node:http and JSON.stringify; KIND=fastify serializes by
 * a compiled schema.
 */
import { createServer, type ServerResponse } from 'node:http'
import fastify from 'fastify'
import pg from 'pg'

const { KIND, PORT, DATABASE_URL } = process.env
const options = '-c random_page_cost=1.1 -c jit=off'
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 8, options })

const fields = (
  phone: string
) => `i.id, i.title, i.description, i.price, i.price_unit as "priceUnit", i.is_negotiable as "isNegotiable",
  i.category_id as "categoryId", i.location, i.contact_phone as "contactPhone", i.image_urls as "imageUrls",
  i.video_url as "videoUrl", i.owner_id as "ownerId", i.is_available as "isAvailable", i.is_featured as "isFeatured",
  i.min_rental_duration as "minRentalDuration", i.max_rental_duration as "maxRentalDuration", i.deposit,
  i.moderation_status as "moderationStatus", i.rejection_reason as "rejectionReason", i.quantity,
  i.buffer_days as "bufferDays", i.notice_days as "noticeDays",
  i.weekly_price as "weeklyPrice", i.monthly_price as "monthlyPrice",
  mean_rating(i.rating_sum, i.rating_count) as rating, i.rating_count as "reviewCount", i.attributes,
  i.created_at as "createdAt",
  json_build_object('fullName', u.full_name, 'phone', ${phone}, 'profileImageUrl', u.profile_image_url,
    'isVerified', u.is_verified, 'rating', mean_rating(u.rating_sum, u.rating_count),
    'reviewCount', u.rating_count) as owner`
const LISTED = `deleted_at is null and moderation_status = 'approved'`
const newest = (where: string) =>
  `select ${fields('null')} from (select * from items where ${LISTED} ${where} order by created_at desc, id desc limit 24) i
   join users u on u.id = i.owner_id order by i.created_at desc, i.id desc`
const MATCHES_TEXT = `and search_words @@ plainto_tsquery('simple', search_text($1))`
const ONE = `select ${fields('u.phone')} from items i join users u on u.id = i.owner_id where i.id = $1 and ${LISTED}`

/** A text search is planned for its own words, so its statement is unnamed. */
function listStatement(url: string) {
  const query = new URL(url, 'http://localhost').searchParams
  const [q, owner, category] = ['q', 'ownerId', 'categoryId'].map((name) => query.get(name))
  if (owner) return { name: 'owner', text: newest('and owner_id = $1'), values: [owner] }
  if (!q) return { name: 'newest', text: newest('') }
  if (!category) return { text: newest(MATCHES_TEXT), values: [q] }
  const location = `${query.get('location')}, Maharashtra`
  const where = `${MATCHES_TEXT} and location = $2 and category_id = $3`
  return { text: newest(where), values: [q, location, category] }
}

async function read(url: string): Promise<object> {
  const [, id] = /^\/api\/items\/(.+)$/.exec(url) ?? []
  if (id) return (await pool.query({ name: 'one', text: ONE, values: [id] })).rows[0]
  return (await pool.query(listStatement(url))).rows
}

if (KIND === 'fastify') {
  const text = { type: 'string' }
  const nullableText = { type: ['string', 'null'] }
  const flag = { type: 'boolean' }
  const count = { type: ['integer', 'null'] }
  const mean = { type: ['number', 'null'] }
  const owner = {
    fullName: text,
    phone: nullableText,
    profileImageUrl: nullableText,
    isVerified: flag,
    rating: mean,
    reviewCount: count,
  }
  const item = {
    type: 'object',
    properties: {
      ...{ id: text, title: text, description: text, price: nullableText, priceUnit: text },
      ...{ isNegotiable: flag, categoryId: text, location: text, contactPhone: nullableText },
      ...{ imageUrls: { type: 'array', items: text }, videoUrl: nullableText, ownerId: text },
      ...{ isAvailable: flag, isFeatured: flag, minRentalDuration: count },
      ...{ maxRentalDuration: count, deposit: nullableText, moderationStatus: text },
      ...{
        rejectionReason: nullableText,
        ...{ quantity: count, bufferDays: count, noticeDays: count },
        ...{ weeklyPrice: nullableText, monthlyPrice: nullableText },
        ...{ rating: mean, reviewCount: count },
        attributes: { type: 'object', additionalProperties: true },
        createdAt: text,
        owner: { type: 'object', properties: owner },
      },
    },
  }
  const app = fastify()
  const responds = (schema: object) => ({ schema: { response: { 200: schema } } })
  app.get('/api/items', responds({ type: 'array', items: item }), ({ url }) => read(url))
  app.get('/api/items/:id', responds(item), ({ url }) => read(url))
  await app.listen({ port: Number(PORT), host: '127.0.0.1' })
} else {
  const respond = async (url: string, response: ServerResponse) => {
    const body = JSON.stringify(await read(url))
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    }
    response.writeHead(200, headers).end(body)
  }
  createServer((request, response) => void respond(request.url!, response)).listen(
    Number(PORT),
    '127.0.0.1'
  )
}
console.log('is ready')
