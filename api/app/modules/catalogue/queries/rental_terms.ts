import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Item } from '@saajha/contract/item'
import type { LongerPrices } from '@saajha/contract/price'
import { IS_LISTED } from '#modules/catalogue/queries/item_columns'
import { sql, type SqlClient } from '#shared/database/sql'

/** On what terms a listing is rented, whether everyone can see it, and whether it is available now. */
type RentalTerms = Pick<
  Item,
  'price' | 'priceUnit' | 'isNegotiable' | 'deposit' | 'minRentalDuration' | 'maxRentalDuration'
> &
  LongerPrices & {
    quantity: number
    bufferDays: number
    noticeDays: number
    isListed: boolean
    isAvailable: boolean
  }

const TERMS = `
  i.price, i.price_unit as "priceUnit", i.is_negotiable as "isNegotiable", i.deposit, i.quantity,
  i.weekly_price as "weeklyPrice", i.monthly_price as "monthlyPrice",
  i.min_rental_duration as "minRentalDuration", i.max_rental_duration as "maxRentalDuration",
  i.buffer_days as "bufferDays", i.notice_days as "noticeDays", i.is_available as "isAvailable", ${IS_LISTED} as "isListed"`

/** The terms of a listing as of this statement, also of a hidden or deleted one. */
export async function findRentalTerms(
  trx: TransactionClientContract,
  id: string
): Promise<RentalTerms> {
  return read(trx, `select ${TERMS} from items i where i.id = $1`, id)
}

/** The terms of listings by id, as `findRentalTerms` returns one. */
export async function rentalTermsOf(
  client: SqlClient,
  ids: string[]
): Promise<Map<string, RentalTerms>> {
  const text = `select i.id, ${TERMS} from items i where i.id = any($1::uuid[])`
  const items = await sql<RentalTerms & { id: string }>(client, text, [ids], { prepare: true })
  return new Map(items.map(({ id, ...terms }) => [id, terms]))
}

/** The terms of a listing. None changes until the transaction ends. */
export async function lockItem(trx: TransactionClientContract, id: string): Promise<RentalTerms> {
  return read(trx, `select ${TERMS} from items i where i.id = $1 for no key update`, id)
}

async function read(trx: TransactionClientContract, text: string, id: string) {
  const [terms] = await sql<RentalTerms>(trx, text, [id], { prepare: true })
  return terms!
}
