import { randomUUID } from 'node:crypto'

/** The password of every test member. */
export const PASSWORD = 'chai-and-samosa'

/** The body of a sign-up, with an unused user name and email. */
export function newAccount(fullName: string) {
  const letters = fullName.toLowerCase().replace(/[^a-z]/g, '')
  const username = `${letters.slice(0, 16)}_${randomUUID().slice(0, 8)}`
  return { username, email: `${username}@example.in`, fullName, password: PASSWORD }
}
