import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { explained, type Explained } from '#tests/explained'
import { submitMany } from '#tests/many_documents'
import { Member } from '#tests/member'
import { nextPage } from '#tests/pages_of'

const DOCUMENTS = 20_000
const LIST = '/api/admin/verification-documents'
const TABLE = 'verification_documents'

test.group('A review list of very many documents', (group) => {
  let admin: Member

  group.setup(() => submitMany(DOCUMENTS))
  group.each.setup(async ({ context: { client } }) => {
    admin = await Member.join(client, 'Anita Admin')
    await db.rawQuery(`update users set role = 'admin' where id = ?`, [admin.user.id])
  })

  const explain = (path: string) =>
    explained(async () => (await admin.get(path)).assertStatus(200), TABLE)
  const nextOf = async (path: string) => nextPage(await admin.get(path))!

  test('scans few more rows than it returns: {name}')
    .with([
      { name: 'the first page', path: `${LIST}?limit=25` },
      { name: 'the second page', path: `${LIST}?limit=25`, isNext: true },
      { name: 'the page with the last that wait', path: `${LIST}?limit=25`, isBetween: true },
      { name: 'a page of those that wait', path: `${LIST}?status=pending&limit=25`, isNext: true },
      { name: 'a page of the verified', path: `${LIST}?status=verified&limit=25`, isNext: true },
    ])
    .run(async ({ assert }, { path, isNext, isBetween }) => {
      const url = isBetween ? await lastThatWait(path) : isNext ? await nextOf(path) : path
      const statements = await explain(url)
      assert.isNotEmpty(statements)
      for (const statement of statements) {
        const reads = rowsRead(statement)
        assert.isNotEmpty(reads, statement.sql)
        assert.isAtMost(Math.max(...reads), 26, statement.sql)
      }
    })

  /** The URL of a page where decided documents follow the last pending ones. */
  async function lastThatWait(path: string): Promise<string> {
    const [since] = /(?<=cursor=0\.)\d+/.exec(await nextOf(path))!
    const { rows } = await db.rawQuery(
      `select to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') || ' ' || id as cursor
       from ${TABLE} where status = 'pending' order by created_at, id limit 1 offset 5`
    )
    return `${path}&cursor=0.${since}.${Buffer.from(rows[0].cursor).toString('base64url')}`
  }
})

/** The number of rows from each step that scans documents. */
function rowsRead({ steps }: Explained): number[] {
  const reads = steps.filter((step) => step['Relation Name'] === TABLE)
  return reads.map((step) => step['Actual Rows'])
}
