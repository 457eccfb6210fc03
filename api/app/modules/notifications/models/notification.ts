import { BaseModel, column } from '@adonisjs/lucid/orm'
import { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { UnknownNotificationError } from '#modules/notifications/errors'

/** The columns of a notification that its member changes. */
export default class Notification extends BaseModel {
  @column({ isPrimary: true })
  declare id: string

  @column()
  declare userId: string

  @column()
  declare isRead: boolean

  /** A `NotificationPayload`. */
  @column({ columnName: 'facts' })
  declare payload: object

  @column.dateTime()
  declare deletedAt: DateTime | null

  /** Finds and locks a member's notification that is not deleted. Throws `UnknownNotificationError`. */
  static async lockOf(
    trx: TransactionClientContract,
    userId: string,
    id: string
  ): Promise<Notification> {
    const notification = await Notification.query({ client: trx })
      .where({ id, userId })
      .whereNull('deletedAt')
      .forUpdate()
      .first()
    if (!notification) throw new UnknownNotificationError()
    return notification
  }

  /** Marks it as read and saves it. */
  async markRead(): Promise<void> {
    this.isRead = true
    await this.save()
  }

  /** Erases the payload and saves it. The row stays, so that a replayed event does not add the notification again. */
  async erase(): Promise<void> {
    this.payload = {}
    this.deletedAt = DateTime.utc()
    await this.save()
  }
}
