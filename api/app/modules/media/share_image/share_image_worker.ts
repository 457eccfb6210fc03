import sharp from 'sharp'
import { drawShareImage, type ShareImageContent } from './draw_share_image.ts'

/** The task of the drawing process: one listing's share image. */
export type ShareImageTask = { do: 'draw' } & ShareImageContent
export type ShareImageResults = { draw: Uint8Array }

// The inputs are trusted: variants that the server made, and its own shapes. Members' texts are never markup.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadWebpBuffer', 'VipsForeignLoadSvgBuffer'] })
sharp.cache(false)
sharp.concurrency(1)

// Hides the machine's own fonts: each would change the image.
process.env.FONTCONFIG_SYSROOT = '/no-fonts-of-this-machine'

process.on('message', (task: ShareImageTask) => void work(task))
process.on('disconnect', () => process.exit())

async function work(task: ShareImageTask): Promise<void> {
  const startUsage = process.cpuUsage()
  const result = (await drawShareImage(task).catch(() => null)) ?? 'unreadable'
  process.send!({ result, cpuMs: process.cpuUsage(startUsage).user / 1_000 })
}
