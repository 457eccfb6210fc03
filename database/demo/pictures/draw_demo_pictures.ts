// Draws the pictures of the demo listings and members into stored/. Run in database/: node demo/pictures/draw_demo_pictures.ts
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { DEMO_LISTINGS } from '../listings.ts'
import { DEMO_PEOPLE } from '../people.ts'
import { composeAvatar } from './compose_avatar.ts'
import { composePicture } from './compose_picture.ts'
import { PLACEHOLDERS, sceneName, STORED } from './stored_pictures.ts'

await rm(STORED, { recursive: true, force: true })
await mkdir(STORED)
const store = (file: string, bytes: Uint8Array) => writeFile(new URL(file, STORED), bytes)

const placeholders: Record<string, string> = {}
for (const scene of DEMO_LISTINGS.flatMap(({ scenes }) => scenes)) {
  const name = sceneName(scene)
  const { full, card, placeholder } = await composePicture(scene)
  await store(`${name}.full.webp`, full)
  await store(`${name}.card.webp`, card)
  placeholders[name] = placeholder.toString('base64')
}
await writeFile(PLACEHOLDERS, `${JSON.stringify(placeholders, null, 2)}\n`)

for (const { username, avatar } of DEMO_PEOPLE)
  if (avatar) await store(`${username}.avatar.webp`, await composeAvatar(username))
