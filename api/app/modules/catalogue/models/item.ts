import { BaseModel, column } from '@adonisjs/lucid/orm'
import { DateTime } from 'luxon'
import type { PriceUnit } from '@saajha/contract/item'
import type { ItemAttributes } from '@saajha/contract/item_attributes'

/** The columns of a listing that commands write. */
export default class Item extends BaseModel {
  @column({ isPrimary: true })
  declare id: string

  @column()
  declare ownerId: string

  @column()
  declare idempotencyKey: string | null

  @column()
  declare title: string

  @column()
  declare description: string

  @column()
  declare price: string | null

  @column()
  declare priceUnit: PriceUnit

  @column()
  declare isNegotiable: boolean

  @column()
  declare categoryId: string

  @column()
  declare location: string

  @column()
  declare contactPhone: string | null

  @column()
  declare imageUrls: string[]

  @column()
  declare videoUrl: string | null

  @column()
  declare isAvailable: boolean

  @column()
  declare minRentalDuration: number

  @column()
  declare maxRentalDuration: number | null

  @column()
  declare deposit: string | null

  @column()
  declare weeklyPrice: string | null

  @column()
  declare monthlyPrice: string | null

  @column()
  declare quantity: number

  @column()
  declare bufferDays: number

  @column()
  declare noticeDays: number

  @column()
  declare attributes: ItemAttributes

  @column.dateTime({ autoUpdate: true })
  declare updatedAt: DateTime

  @column.dateTime()
  declare deletedAt: DateTime | null

  /** Marks it as deleted and saves it. The row stays, because notifications about it still show its title. */
  async remove(): Promise<void> {
    this.deletedAt = DateTime.utc()
    await this.save()
  }
}
