import type pg from 'pg'
import type { DumpedTable } from './dump.ts'

type Found = Pick<DumpedTable, 'name' | 'columns'> & { references: string[] }

/**
 * The tables of the product with their columns without generated ones, each table after those that it refers to. The two of
 * AdonisJS are left out: migrations write them. Throws if tables refer to each other in a circle.
 */
export async function listTables(
  client: pg.Client
): Promise<Pick<DumpedTable, 'name' | 'columns'>[]> {
  const { rows } = await client.query<Found>(
    `select c.relname as name,
       array(
         select attname::text from pg_attribute
         where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum
       ) as columns,
       array(
         select distinct r.relname::text from pg_constraint f join pg_class r on r.oid = f.confrelid
         where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid
       ) as "references"
     from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname not like 'adonis\\_schema%'
     order by 1`
  )
  const ordered = new Map<string, Found>()
  while (ordered.size < rows.length) {
    const next = rows.filter(
      ({ name, references }) => !ordered.has(name) && references.every((each) => ordered.has(each))
    )
    if (next.length === 0) throw new Error('Tables refer to each other in a circle')
    for (const table of next) ordered.set(table.name, table)
  }
  return [...ordered.values()].map(({ name, columns }) => ({ name, columns }))
}
