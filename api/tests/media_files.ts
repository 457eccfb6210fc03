import { randomUUID } from 'node:crypto'
import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import drive from '@adonisjs/drive/services/main'
import { FSDriver } from '@adonisjs/drive/drivers/fs'

const FOLDERS = ['originals', 'variants']

/** The names of the stored files of a media id, by default outside of the trash. */
export async function filesOf(id: string, folders = FOLDERS): Promise<string[]> {
  const found = await Promise.all(folders.map((folder) => drive.use().listAll(`${folder}/${id}`)))
  return found.flatMap(({ objects }) => [...objects].map((each) => each.name))
}

/** The names of the files of a media id in the trash. */
export function trashOf(id: string): Promise<string[]> {
  return filesOf(
    id,
    FOLDERS.map((folder) => `trash/${folder}`)
  )
}

/** Makes the files of a media id older by days, those in the trash too. */
export async function ageFiles(id: string, days: number): Promise<void> {
  for (const folder of [...FOLDERS, ...FOLDERS.map((each) => `trash/${each}`)]) {
    const { objects } = await drive.use().listAll(`${folder}/${id}`)
    for (const each of objects) if (each.isFile) await ageFile(each.key, days)
  }
}

/** Makes a stored file older by days. */
export async function ageFile(key: string, days: number): Promise<void> {
  const { driver } = drive.use()
  if (!(driver instanceof FSDriver)) throw new Error('The disk is no folder')
  const { lastModified } = await drive.use().getMetaData(key)
  const time = lastModified.getTime() / 1000 - days * 24 * 60 * 60
  await utimes(join(String(driver.options.location), key), time, time)
}

/** Stores variants of a picture that no row names, by default one; returns the picture's id. */
export async function lostFile(names = ['full.webp']): Promise<string> {
  const id = randomUUID()
  for (const name of names) await drive.use().put(`variants/${id}/${name}`, 'lost')
  return id
}
