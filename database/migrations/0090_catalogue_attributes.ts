import { BaseSchema } from '@adonisjs/lucid/schema'

const NEWEST = ', created_at desc, id desc'

/** Equal texts are in the order of lists; numbers are compared. */
const INDEXES = [
  { name: 'items_of_brand', key: `lower(attributes ->> 'brand')`, order: NEWEST },
  { name: 'items_of_fuel', key: `lower(attributes ->> 'fuel')`, order: NEWEST },
  { name: 'items_of_furnished', key: `lower(attributes ->> 'furnished')`, order: NEWEST },
  { name: 'items_by_model_year', key: `((attributes ->> 'modelYear')::int)`, order: '' },
]

/**
 * The descriptive fields of listings, with an index for the filter of each. The default of the column is constant, so that it
 * rewrites no row; the check is validated and the indexes are built without blocking writes, which cannot be part of a
 * transaction. Nodes of the previous release neither write nor read the column.
 */
export default class extends BaseSchema {
  static override disableTransactions = true

  override async up() {
    this.schema.raw(`
      alter table items
        add column if not exists attributes jsonb not null default '{}',
        drop constraint if exists items_attributes,
        add constraint items_attributes
          check (jsonb_typeof(attributes) = 'object' and octet_length(attributes::text) <= 4096) not valid
    `)
    this.schema.raw('alter table items validate constraint items_attributes')
    for (const { name, key, order } of INDEXES) {
      // An interrupted build leaves an invalid index.
      this.schema.raw(`drop index concurrently if exists ${name}`)
      this.schema.raw(`
        create index concurrently ${name} on items (${key}${order})
          where deleted_at is null and moderation_status = 'approved' and ${key} is not null
      `)
    }
  }

  override async down() {
    this.schema.raw('alter table items drop column attributes')
  }
}
