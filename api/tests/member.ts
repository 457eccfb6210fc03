import type { ApiClient, ApiRequest } from '@japa/api-client'
import type { CurrentUser } from '@saajha/contract/user'
import { SESSION_COOKIE } from '#config/session'

/** What every member of the tests signs in with. */
export const PASSWORD = 'chai-and-samosa'

let joined = 0
let homes = 0

/** The network address of a household of its own, so that the limits per address stay on and hit nobody by chance. */
export function randomIp(): string {
  homes += 1
  return `10.1.${homes >> 8}.${homes & 255}`
}

/** A member as tests know one: signed up through the front door, acting with the cookie they got there. */
export class Member {
  private constructor(
    private client: ApiClient,
    readonly user: CurrentUser,
    readonly cookie: string
  ) {}

  /** Signs a new member up; nobody else has their user name or e-mail. */
  static async join(client: ApiClient, fullName: string): Promise<Member> {
    const username = `${fullName.toLowerCase().replace(/[^a-z]/g, '')}_${++joined}`
    const response = await client
      .post('/api/register')
      .header('x-forwarded-for', randomIp())
      .json({
        username,
        email: `${username}@example.in`,
        fullName,
        password: PASSWORD,
      })
    response.assertStatus(201)
    return new Member(client, response.body(), sessionCookieOf(response.headers()))
  }

  /** The same member on another device, with a session of its own. */
  async signInAgain(): Promise<Member> {
    const { username } = this.user
    const response = await this.client
      .post('/api/login/email')
      .json({ username, password: PASSWORD })
    response.assertStatus(200)
    return new Member(this.client, response.body(), sessionCookieOf(response.headers()))
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

/** The session cookie that a reply sets, as a browser would send it back. */
export function sessionCookieOf(headers: Record<string, unknown>): string {
  const cookies = headers['set-cookie'] as string[] | undefined
  const session = cookies?.find((cookie) => cookie.startsWith(`${SESSION_COOKIE}=`))
  if (!session) throw new Error('The reply sets no session cookie')
  return session.split(';')[0]!
}
