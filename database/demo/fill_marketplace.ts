import { CATEGORIES } from '@saajha/contract/categories'
import { CITIES } from '@saajha/contract/cities'
import { ITEM_ATTRIBUTES, attributesOf } from '@saajha/contract/item_attributes'

/** The nouns in the titles of each category. */
const NOUNS: Readonly<Record<string, string>> = {
  'bike': 'motorcycle, scooter, Activa, electric scooter, Bullet',
  'car': 'sedan, hatchback, SUV, self drive car, family car',
  'camera': 'camera, DSLR camera, mirrorless camera, zoom lens, tripod, gimbal',
  'mobile': 'phone, iPhone, smartphone, tablet',
  'laptop': 'laptop, gaming laptop, MacBook, desktop computer',
  'rent-room': 'single room, PG bed, 1 BHK flat, 2 BHK flat, office space',
  'event-accessories': 'shamiana tent, DJ set, plastic chairs, fairy lights, dhol',
  'bus': 'mini bus, tempo traveller, 45-seater bus, school van',
  'auto': 'auto rickshaw, e-rickshaw, cargo auto',
  'cycle': 'bicycle, mountain cycle, ladies cycle, kids cycle',
  'electronic-accessories': 'projector, speaker, gaming console, printer, monitor',
  'home-accessories': 'sofa, fridge, washing machine, air cooler, study table, drill machine',
  'book': 'UPSC books, NEET notes, novel set, law books',
  'clothing': 'bridal lehenga, sherwani, silk saree, jewellery set',
  'commercial-vehicle': 'tractor, pickup, JCB, water tanker, truck',
  'driver': 'car driver, truck driver, outstation driver',
  'hard-worker': 'electrician, plumber, mason, cook, painter',
  'other': 'guitar, camping tent, wheelchair, treadmill, telescope',
}

const MAKERS =
  'Sony, Honda, Bajaj, Samsung, LG, Mahindra, Tata, Bosch, Yamaha, Philips, Usha, Hero, Local, Royal, Classic, Maruti'
const STATES =
  'Clean, New, Barely used, Sturdy, Original, Budget, Premium, Well kept, Trusted, Light'
const TERMS =
  'Deposit by UPI, Aadhaar copy needed, Home delivery within the city, Self pickup only, Monthly plan possible, Kiraye par milega, Saaf aur achhi halat mein, Helmet and charger included, Camera bag free, शादी के लिए बढ़िया'

/** Runs a statement with `$1` parameters and returns its rows. */
type Query = (text: string, params: unknown[]) => Promise<object[]>

type Index = { name: string; definition: string }

/** Listings per statement. */
const BATCH_SIZE = 25_000

const OWNERS = 20_000

/**
 * Inserts generated listings of generated owners, the same ones for the same count. The newest are last, a few cities and
 * owners have very many, and one description in three thousand mentions a theodolite. A fifth has no attributes; one brand is
 * as rare as the theodolite.
 */
export async function fillMarketplace(query: Query, count: number): Promise<void> {
  const owners = Math.min(OWNERS, Math.ceil(count / 20))
  await query(
    `insert into users (id, username, email, full_name, password_hash, is_verified)
     select md5('owner ' || n)::uuid, 'owner_' || n, 'owner_' || n || '@example.in', 'Owner ' || n, '-', n % 3 = 0
     from generate_series(0, $1 - 1) n on conflict do nothing`,
    [owners]
  )
  // Building an index at the end takes a fraction of the time of updating it for each row.
  const indexes = (await query(
    `select indexname as name, indexdef as definition from pg_indexes
     where tablename = 'items' and indexname <> 'items_pkey'`,
    []
  )) as Index[]
  for (const { name } of indexes) await query(`drop index ${name}`, [])
  const given = [
    JSON.stringify(categories()),
    ...[MAKERS, STATES, TERMS].map(list),
    ...[CITIES, owners, count],
  ]
  for (let from = 0; from < count; from += BATCH_SIZE) {
    await query(INSERT, [...given, from, Math.min(count, from + BATCH_SIZE) - 1])
  }
  for (const { definition } of indexes) await query(definition, [])
  await query('vacuum analyze', [])
}

function categories() {
  return CATEGORIES.map(({ id }) => {
    const attributes = attributesOf(id).map((name) => [name, ITEM_ATTRIBUTES[name]])
    return { id, nouns: list(NOUNS[id]!), attributes: Object.fromEntries(attributes) as object }
  })
}

function list(text: string): string[] {
  return text.split(', ')
}

/** A draw is a hash of the listing's number and the draw's number, from 0 to 1; squares and cubes favour the first values. */
const INSERT = `
  with given as (
    select $1::jsonb as categories, $2::text[] as makers, $3::text[] as states, $4::text[] as terms, $5::text[] as cities,
      $6::int as owners, $7::int as count, $8::int as from_n, $9::int as to_n
  ), drawn as (
    select g.*, n, d.draw, g.categories -> floor(d.draw[1] * jsonb_array_length(g.categories))::int as category
    from given g, generate_series(g.from_n, g.to_n) n, lateral (
      select array_agg((hashint8extended(n, k) & 1048575) / 1048576.0 order by k) as draw from generate_series(1, 12) k
    ) d
  ), named as (
    select *, category -> 'nouns' ->> floor(draw[2] * jsonb_array_length(category -> 'nouns'))::int as noun,
      cities[1 + floor(power(draw[3], 3) * cardinality(cities))::int] as city,
      makers[1 + floor(draw[6] * cardinality(makers))::int] as maker
    from drawn
  )
  insert into items (id, owner_id, title, description, price, price_unit, is_negotiable, category_id, location,
    image_urls, is_featured, created_at, attributes)
  select md5('listing ' || n)::uuid, md5('owner ' || floor(power(draw[4], 2) * owners))::uuid,
    states[1 + floor(draw[5] * cardinality(states))::int] || ' ' || maker
      || ' ' || noun || ' ' || 1000 + floor(draw[7] * 9000)::int,
    noun || ' in ' || split_part(city, ',', 1) || '. ' || terms[1 + floor(draw[8] * cardinality(terms))::int] || '. '
      || terms[1 + floor(draw[9] * cardinality(terms))::int] || '.'
      || case when draw[10] < 0.0003 then ' Survey theodolite also there.' else '' end,
    case when draw[11] < 0.95 then round((50 * exp(draw[12] * 6))::numeric) end,
    (array['day', 'day', 'day', 'month', 'hour', 'week'])[1 + n % 6], draw[11] >= 0.8, category ->> 'id', city,
    array['/media/' || n || '/full.webp'], draw[10] > 0.98,
    timestamptz '2025-01-01Z' + n * (interval '500 days' / count),
    case when draw[9] < 0.2 then '{}' else coalesce((
      select jsonb_object_agg(name, case rule ->> 'kind'
        when 'text' then to_jsonb(case when draw[10] < 0.0003 then 'Zeiss' else maker end)
        when 'number' then to_jsonb(2026 - floor(power(draw[7], 2) * 30)::int)
        else rule -> 'options' -> floor(power(draw[8], 2) * jsonb_array_length(rule -> 'options'))::int
      end) from jsonb_each(category -> 'attributes') as described (name, rule)
    ), '{}') end
  from named
  on conflict do nothing`
