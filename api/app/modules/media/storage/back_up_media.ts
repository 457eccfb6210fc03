import drive from '@adonisjs/drive/services/main'
import {
  MEDIA_KINDS,
  variantKey,
  videoFile,
  type MediaKindName,
  type PictureSize,
} from '#modules/media/rules/media_kind'
import { openStoredFile, type StoredFile } from '#modules/media/storage/open_stored_file'
import { trashKey } from '#modules/media/storage/trash'

const BATCH = 500

/** A query in the snapshot of a backup. */
type SnapshotQuery = (text: string, values: unknown[]) => Promise<{ rows: object[] }>

/** A file to back up under its storage key; `file` is null if the disk lacks it. */
type BackedUpFile = { key: string; file: StoredFile | null }

type Row = {
  id: string
  kind: MediaKindName
  state: 'stored' | 'ready'
  contentType: string | null
  originalKey: string | null
}

/**
 * Yields the files that the rows of a snapshot name. Files never change, and what the sweep or a worker has moved or replaced
 * since the snapshot is found as well.
 */
export async function* filesToBackUp(query: SnapshotQuery): AsyncGenerator<BackedUpFile> {
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const { rows } = await query(
      `select id, kind, state, content_type as "contentType", original_key as "originalKey" from media
       where id > $1 and state <> 'issued' and kind = any($2) order by id limit ${BATCH}`,
      [after, Object.keys(MEDIA_KINDS)]
    )
    for (const row of rows as Row[]) yield* filesOf(row)
    if (rows.length < BATCH) return
    after = (rows as Row[]).at(-1)!.id
  }
}

async function* filesOf(row: Row): AsyncGenerator<BackedUpFile> {
  const { originalKey } = row
  const variants = variantsOf(row)
  if (originalKey) {
    // The worker deletes the original of a private picture once there are variants: a variant takes its place.
    const file = await openFirst([originalKey, trashKey(originalKey), variants[0]!.key])
    yield { key: originalKey, file }
  }
  for (const { key, isOptional } of variants) {
    const file = await openFirst([key, trashKey(key)])
    if (file || !isOptional) yield { key, file }
  }
}

/** Optional are variants that are still to be made, and those with a fallback: older pictures lack them. */
function variantsOf({ id, kind, state, contentType }: Row): { key: string; isOptional: boolean }[] {
  const isStored = state === 'stored'
  if (kind === 'video')
    return [{ key: variantKey(id, videoFile(contentType!)), isOptional: isStored }]
  const sizes: readonly PictureSize[] = MEDIA_KINDS[kind].sizes
  return sizes.map(({ file, fallback }) => ({
    key: variantKey(id, file),
    isOptional: isStored || fallback !== undefined,
  }))
}

async function openFirst(keys: string[]): Promise<StoredFile | null> {
  const disk = drive.use()
  for (const key of keys) {
    try {
      return await openStoredFile(disk, key)
    } catch (error) {
      if (await disk.exists(key)) throw error
    }
  }
  return null
}
