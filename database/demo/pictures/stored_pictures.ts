import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { DrawnPicture } from './compose_picture.ts'
import type { PictureScene } from './scene.ts'

/** The folder of the pictures that `draw_demo_pictures.ts` has drawn. */
export const STORED = new URL('./stored/', import.meta.url)

/** The file with the placeholders of all scenes in base64, by `sceneName()`. */
export const PLACEHOLDERS = new URL('placeholders.json', STORED)

let placeholders: Record<string, string> | undefined

/** The prefix of the names of a scene's files: a hash, so that a changed scene has no files until it is drawn. */
export function sceneName(scene: PictureScene): string {
  return createHash('sha256').update(JSON.stringify(scene)).digest('hex').slice(0, 16)
}

/** Reads the stored pictures of a scene. Throws if the scene was not drawn. */
export async function readPicture(scene: PictureScene): Promise<DrawnPicture> {
  const name = sceneName(scene)
  placeholders ??= JSON.parse(readFileSync(PLACEHOLDERS, 'utf8')) as Record<string, string>
  const [full, card] = await Promise.all(
    ['full', 'card'].map((variant) => readFile(new URL(`${name}.${variant}.webp`, STORED)))
  )
  return { full: full!, card: card!, placeholder: Buffer.from(placeholders[name]!, 'base64') }
}

/** Reads the stored profile picture of a demo member. Throws if it was not drawn. */
export function readAvatar(username: string): Promise<Buffer> {
  return readFile(new URL(`${username}.avatar.webp`, STORED))
}
