import { randomUUID } from 'node:crypto'
import { MessageBuilder } from '@adonisjs/core/helpers'
import { CookieClient } from '@adonisjs/core/http'
import encryption from '@adonisjs/core/services/encryption'
import hash from '@adonisjs/core/services/hash'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient, ApiRequest } from '@japa/api-client'
import { DateTime } from 'luxon'
import type { CurrentUser } from '@saajha/contract/user'
import { SESSION_COOKIE } from '#config/session'
import { newAccount, PASSWORD } from '#harness/new_account'
import { randomIp } from '#harness/random_ip'
import { sql } from '#shared/database/sql'

let passwordHash: Promise<string> | undefined

/** A test member who sends a session cookie. */
export class Member {
  private constructor(
    private client: ApiClient,
    readonly user: CurrentUser,
    readonly cookie: string
  ) {}

  /**
   * Stores a new member with an unused user name and email, and a session, without the event of a sign-up: no e-mail is sent. Sign-ups
   * by HTTP would cost a third of the processor time of all tests.
   */
  static async join(client: ApiClient, fullName: string): Promise<Member> {
    const { password: _, ...account } = newAccount(fullName)
    passwordHash ??= hash.make(PASSWORD)
    const [stored] = await sql<{ id: string; createdAt: Date }>(
      db,
      `insert into users (username, email, full_name, password_hash) values ($1, $2, $3, $4)
       returning id, created_at as "createdAt"`,
      [account.username, account.email, fullName, await passwordHash]
    )
    const { id, createdAt } = stored!
    const user: CurrentUser = {
      id,
      ...account,
      location: null,
      phone: null,
      profileImageUrl: null,
      isVerified: false,
      isEmailVerified: false,
      isEmailRejected: false,
      upiId: null,
      hasPassword: true,
      role: 'member',
      createdAt: DateTime.fromJSDate(createdAt).toUTC().toISO()!,
    }
    return new Member(client, user, await openSession(id))
  }

  /** Signs up a new member by HTTP, who receives an e-mail that verifies the address. */
  static async signUp(client: ApiClient, fullName: string): Promise<Member> {
    const response = await client
      .post('/api/register')
      .header('x-forwarded-for', randomIp())
      .json(newAccount(fullName))
    response.assertStatus(201)
    return new Member(client, response.body(), sessionCookieOf(response.headers()))
  }

  /** The same member on another device with another session. */
  async signInAgain(): Promise<Member> {
    const { username } = this.user
    const response = await this.client
      .post('/api/login/email')
      .json({ username, password: PASSWORD })
    response.assertStatus(200)
    return new Member(this.client, response.body(), sessionCookieOf(response.headers()))
  }

  /** The same member with the session cookie that a response sets. */
  withCookieOf(response: { headers(): Record<string, unknown> }): Member {
    return new Member(this.client, this.user, sessionCookieOf(response.headers()))
  }

  get(path: string): ApiRequest {
    return this.client.get(path).header('cookie', this.cookie)
  }

  post(path: string): ApiRequest {
    return this.client.post(path).header('cookie', this.cookie)
  }

  put(path: string): ApiRequest {
    return this.client.put(path).header('cookie', this.cookie)
  }

  delete(path: string): ApiRequest {
    return this.client.delete(path).header('cookie', this.cookie)
  }
}

/** Stores a session of a member from an unknown network; returns its cookie. */
async function openSession(userId: string): Promise<string> {
  const id = randomUUID()
  const values = { auth_web: userId, signed_in_at: Date.now() }
  await sql(
    db,
    `with network as (insert into sign_in_networks (user_id, network) values ($2::text::uuid, $1))
     insert into sessions (id, user_id, data, expires_at) values ($1, $2, $3, now() + interval '30 days')`,
    [id, userId, new MessageBuilder().build(values, undefined, id)]
  )
  const cookies = new CookieClient(encryption.use())
  return `${SESSION_COOKIE}=${encodeURIComponent(cookies.sign(SESSION_COOKIE, id)!)}`
}

/** The session cookie that a response sets, as a request header sends it. */
export function sessionCookieOf(headers: Record<string, unknown>): string {
  const cookies = headers['set-cookie'] as string[] | undefined
  const session = cookies?.find((cookie) => cookie.startsWith(`${SESSION_COOKIE}=`))
  if (!session) throw new Error('The response sets no session cookie')
  return session.split(';')[0]!
}
