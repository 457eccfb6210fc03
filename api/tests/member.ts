import type { ApiClient, ApiRequest } from '@japa/api-client'
import type { CurrentUser } from '@saajha/contract/user'
import { SESSION_COOKIE } from '#config/session'
import { newAccount, PASSWORD } from '#harness/new_account'
import { randomIp } from '#harness/random_ip'

/** A test member: signed up through the API, and sending its session cookie. */
export class Member {
  private constructor(
    private client: ApiClient,
    readonly user: CurrentUser,
    readonly cookie: string
  ) {}

  /** Signs up a new member with an unused user name and email. */
  static async join(client: ApiClient, fullName: string): Promise<Member> {
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

/** The session cookie that a response sets, as a request header sends it. */
export function sessionCookieOf(headers: Record<string, unknown>): string {
  const cookies = headers['set-cookie'] as string[] | undefined
  const session = cookies?.find((cookie) => cookie.startsWith(`${SESSION_COOKIE}=`))
  if (!session) throw new Error('The response sets no session cookie')
  return session.split(';')[0]!
}
