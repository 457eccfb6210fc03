import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { DateTime } from 'luxon'
import type { CurrentUser } from '@saajha/contract/user'

/** A member's account. */
export default class User extends BaseModel {
  @column({ isPrimary: true })
  declare id: string

  @column()
  declare username: string

  @column()
  declare email: string

  @column()
  declare fullName: string

  /** Null for a member who signs in with Google only. */
  @column()
  declare passwordHash: string | null

  @column()
  declare location: string | null

  @column()
  declare phone: string | null

  @column()
  declare profileImageUrl: string | null

  @column()
  declare isVerified: boolean

  @column()
  declare role: CurrentUser['role']

  @column.dateTime()
  declare blockedAt: DateTime | null

  @column.dateTime()
  declare createdAt: DateTime

  @column.dateTime({ autoUpdate: true })
  declare updatedAt: DateTime

  /** The JSON that only the member themselves receives. */
  toCurrentUser(): CurrentUser {
    return {
      id: this.id,
      username: this.username,
      email: this.email,
      fullName: this.fullName,
      location: this.location,
      phone: this.phone,
      profileImageUrl: this.profileImageUrl,
      isVerified: this.isVerified,
      role: this.role,
      createdAt: this.createdAt.toUTC().toISO()!,
    }
  }
}
