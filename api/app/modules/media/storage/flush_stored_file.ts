import { open } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Disk } from '@adonisjs/drive'
import { FSDriver } from '@adonisjs/drive/drivers/fs'

/**
 * Flushes a written file to disk, so that it survives a power failure. Object storage acknowledges only durable writes.
 */
export async function flushStoredFile(disk: Disk, key: string): Promise<void> {
  if (!(disk.driver instanceof FSDriver)) return
  const path = join(String(disk.driver.options.location), key)
  for (const each of [path, dirname(path)]) {
    const file = await open(each)
    await file.sync().finally(() => file.close())
  }
}
