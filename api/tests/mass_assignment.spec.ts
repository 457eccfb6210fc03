import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { randomIp } from '#harness/random_ip'
import { WRITES, type RowKey, type Write } from '#tests/mass_assignment_calls'
import { createFixtures, type Fixtures } from '#tests/fixtures'

type Column = { name: string; type: string; default: string | null }
type DatabaseRow = Record<string, unknown>

const { paths } = JSON.parse(readFileSync(app.makePath('openapi.json'), 'utf8'))

/** Values that are valid in their column but must not be set by the request. */
const TELLING: Record<string, unknown> = {
  is_read: false,
  role: 'admin',
  status: 'verified',
  state: 'ready',
  moderation_status: 'rejected',
  kind: 'document',
}

test.group('A body with names of table columns', (group) => {
  let fixtures: Fixtures

  group.tap((test) => test.timeout(180_000))

  test('is tested for every call that writes', ({ assert }) => {
    const writes = Object.entries<Record<string, any>>(paths).flatMap(([path, calls]) =>
      Object.entries(calls)
        .filter(([method, { responses }]) => /post|put|patch/.test(method) && '400' in responses)
        .map(([method]) => `${method.toUpperCase()} ${path}`)
    )
    assert.sameMembers(writes, Object.keys(WRITES))
  })

  test('sets only the client’s own fields: {$self}')
    .with(Object.keys(WRITES))
    .run(async ({ client, assert }, call) => {
      fixtures ??= await createFixtures(client)
      const write = WRITES[call]!
      const [method, path] = call.split(' ') as [string, string]
      const properties = bodyProperties(method, path)
      const foreign = await foreignFields(write.table, fixtures, properties)
      assert.isAbove(Object.keys(foreign).length, 3)

      const before = write.rowId
        ? await rowOf(write.table, write.rowId(fixtures))
        : await rowOf(
            write.table,
            write.madeId!((await send(call, write, fixtures, {})).body(), fixtures)
          )
      const response = await send(call, write, fixtures, foreign)
      const after = await rowOf(
        write.table,
        write.rowId?.(fixtures) ?? write.madeId!(response.body(), fixtures)
      )

      const made = await derivedColumns(write.table)
      const differing = Object.keys(after).filter(
        (column) => !made.includes(column) && !same(after[column], before[column])
      )
      assert.includeMembers(write.mayDiffer, differing)
      for (const [name, value] of Object.entries(foreign)) {
        if (name in after) assert.isFalse(same(after[name], value), `${name} was taken over`)
      }
    })
})

function bodyProperties(method: string, path: string): string[] {
  const body = paths[path][method.toLowerCase()].requestBody
  return Object.keys(body?.content['application/json'].schema.properties ?? {})
}

/** Every column, in snake and camel case, except those of the body, with a value that differs from its row. */
async function foreignFields(
  table: string,
  fixtures: Fixtures,
  own: string[]
): Promise<DatabaseRow> {
  const { rows } = await db.rawQuery(
    `select column_name as name, data_type as type, column_default as default
     from information_schema.columns where table_schema = 'public' and table_name = ?`,
    [table]
  )
  const fields = (rows as Column[]).flatMap((column) => {
    const camel = column.name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
    return [column.name, camel].map((name) => [name, hostileValue(column, fixtures)] as const)
  })
  return Object.fromEntries(fields.filter(([name]) => !own.includes(name)))
}

function hostileValue({ name, type, default: usual }: Column, { otherOwner }: Fixtures): unknown {
  if (name in TELLING) return TELLING[name]
  if (type === 'uuid') return otherOwner.user.id
  if (type === 'boolean') return usual !== 'true'
  if (/int|numeric|double/.test(type)) return 999
  if (/^(timestamp|date)/.test(type)) return '2001-01-01T00:00:00+00:00'
  if (type === 'ARRAY') return ['hostile']
  if (/json/.test(type)) return { hostile: true }
  return 'hostile'
}

async function send(call: string, write: Write, fixtures: Fixtures, foreign: DatabaseRow) {
  const [method, pattern] = call.split(' ') as [string, string]
  const { path = pattern, body } = await write.ask(fixtures)
  const person = write.by?.(fixtures) ?? fixtures.owner
  const response = await person[method.toLowerCase() as 'post' | 'put'](path)
    .header('x-forwarded-for', randomIp())
    .json({ ...foreign, ...body })
  if (response.status() >= 300) throw new Error(`${call}: ${response.status()} ${response.text()}`)
  return response
}

async function derivedColumns(table: string): Promise<string[]> {
  const { rows } = await db.rawQuery(
    `select column_name as name from information_schema.columns
     where table_schema = 'public' and table_name = ? and is_generated = 'ALWAYS'`,
    [table]
  )
  return rows.map(({ name }: Column) => name)
}

async function rowOf(table: string, key: RowKey): Promise<DatabaseRow> {
  const columns = typeof key === 'string' ? { id: key } : key
  const condition = Object.keys(columns)
    .map((name) => `${name} = ?`)
    .join(' and ')
  const { rows } = await db.rawQuery(
    `select to_json(t) as row from ${table} t where ${condition}`,
    Object.values(columns)
  )
  return rows[0].row
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
