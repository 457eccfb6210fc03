import sharp from 'sharp'
import { drawShareImage, type ShareImageContent } from './draw_share_image.ts'

/** What the drawing process is asked: a listing's preview. */
export type ShareImageTask = { do: 'preview' } & ShareImageContent
export type ShareImageResults = { preview: Uint8Array }

// It reads what this house made alone: pictures that were decoded before, and its own shapes. What members wrote is text
// and never markup.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadWebpBuffer', 'VipsForeignLoadSvgBuffer'] })
sharp.cache(false)
sharp.concurrency(1)

// The machine's own fonts are left where they are: each would draw another picture.
process.env.FONTCONFIG_SYSROOT = '/no-fonts-of-this-machine'

process.on('message', (task: ShareImageTask) => void work(task))
process.on('disconnect', () => process.exit())

async function work(task: ShareImageTask): Promise<void> {
  process.send!((await drawShareImage(task).catch(() => null)) ?? 'unreadable')
}
