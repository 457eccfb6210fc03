import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { Member } from '#tests/member'

/** A new administrator, signed in. */
export async function newAdmin(client: ApiClient): Promise<Member> {
  const admin = await Member.join(client, 'Anita Admin')
  await db.rawQuery(`update users set role = 'admin' where id = ?`, [admin.user.id])
  return admin
}
