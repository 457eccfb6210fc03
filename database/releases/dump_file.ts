import { readFile, writeFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { zstdCompress, zstdDecompress } from 'node:zlib'
import { extract, pack } from 'tar-stream'
import type { Dump, Manifest } from './dump.ts'

const MANIFEST = 'manifest.json'

/** Writes a dump as a tar, compressed with zstd: `manifest.json`, then `tables/<name>.copy` for each table. */
export async function writeDump(file: string, { manifest, parts }: Dump): Promise<void> {
  const tar = pack()
  tar.entry({ name: MANIFEST }, JSON.stringify(manifest, null, 2))
  for (const [table, rows] of parts) tar.entry({ name: `tables/${table}.copy` }, rows)
  tar.finalize()
  await writeFile(file, await promisify(zstdCompress)(await buffer(tar)))
}

/** Reads a dump that `writeDump` wrote. */
export async function readDump(file: string): Promise<Dump> {
  const entries = new Map<string, Buffer>()
  const tar = extract()
  tar.end(await promisify(zstdDecompress)(await readFile(file)))
  for await (const entry of tar) entries.set(entry.header.name, await buffer(entry))
  const manifest = JSON.parse(entries.get(MANIFEST)!.toString()) as Manifest
  const part = (table: string) => entries.get(`tables/${table}.copy`)!
  return { manifest, parts: new Map(manifest.tables.map(({ name }) => [name, part(name)])) }
}
