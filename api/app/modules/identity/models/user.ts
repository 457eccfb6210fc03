import { withAuthFinder } from '@adonisjs/auth/mixins/lucid'
import hash from '@adonisjs/core/services/hash'
import { BaseModel, column } from '@adonisjs/lucid/orm'
import { DateTime } from 'luxon'
import { normalizeEmail } from '@saajha/contract/email'
import type { Language } from '@saajha/contract/language'
import { normalizeUsername } from '@saajha/contract/line_text'
import { withoutUndrawn } from '@saajha/contract/typed_text'
import type { CurrentUser } from '@saajha/contract/user'

const Account = withAuthFinder(() => hash.use())(BaseModel)

/** A member's account. */
export default class User extends Account {
  @column({ isPrimary: true })
  declare id: string

  @column()
  declare username: string

  @column()
  declare email: string

  @column()
  declare fullName: string

  /** The hash; a plain password that is assigned is hashed when it is saved. Null for a member who signs in with Google only. */
  @column({ columnName: 'password_hash' })
  declare password: string | null

  @column()
  declare location: string | null

  @column()
  declare phone: string | null

  @column()
  declare profileImageUrl: string | null

  @column()
  declare isVerified: boolean

  /** Where the member is paid, and when they changed it. */
  @column()
  declare upiId: string | null

  @column.dateTime()
  declare upiChangedAt: DateTime | null

  @column()
  declare role: CurrentUser['role']

  /** When the member, or Google, confirmed that the email is theirs. */
  @column.dateTime()
  declare emailVerifiedAt: DateTime | null

  /** When the email was rejected for good three times in a row. */
  @column.dateTime()
  declare emailFailedAt: DateTime | null

  @column()
  declare language: Language

  @column.dateTime()
  declare blockedAt: DateTime | null

  @column.dateTime()
  declare createdAt: DateTime

  @column.dateTime({ autoUpdate: true })
  declare updatedAt: DateTime

  /**
   * Finds a member by user name or email, in any letter case: as it was typed, since accounts of older releases may have a name
   * that is not in normal form, or else in normal form.
   */
  static override findForAuth<Model extends typeof Account>(
    this: Model,
    _: string[],
    name: string
  ): Promise<InstanceType<Model> | null> {
    const usernames = [name, withoutUndrawn(name)].flatMap((text) => [
      text.normalize('NFC'),
      normalizeUsername(text),
    ])
    return this.query()
      .whereIn('username', [name, ...usernames])
      .orWhereIn('email', [name, name.normalize('NFC'), normalizeEmail(name)])
      .orderByRaw('(username = ? or email = ?) desc', [name, name])
      .first()
  }

  /**
   * Returns whether the password matches. A missing password, and a wrong one for a hash of an older, cheaper setting, cost
   * the work of a current hash, so that the time shows nothing about an account.
   */
  override async verifyPassword(password: string): Promise<boolean> {
    const matches = this.password !== null && (await super.verifyPassword(password))
    const isCheap = this.password === null || hash.needsReHash(this.password)
    if (isCheap && !matches) await hash.make(password)
    return matches
  }

  /** Loads the member again; returns whether a password that matched still does: a concurrent sign-in may have hashed it again. */
  async hasStill(password: string): Promise<boolean> {
    const before = this.password
    await this.refresh()
    return this.password === before || this.verifyPassword(password)
  }

  /** Gives the verified tick and saves it. */
  async verify(): Promise<void> {
    this.isVerified = true
    await this.save()
  }

  /** Blocks the member and saves it; their sessions are not ended. */
  async block(): Promise<void> {
    this.blockedAt = DateTime.utc()
    await this.save()
  }

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
      isEmailVerified: this.emailVerifiedAt !== null,
      isEmailRejected: this.emailFailedAt !== null,
      upiId: this.upiId ?? null,
      hasPassword: this.password !== null,
      role: this.role,
      createdAt: this.createdAt.toUTC().toISO()!,
    }
  }
}
