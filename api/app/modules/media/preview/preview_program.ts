import sharp from 'sharp'
import { drawPreview, type PreviewContent } from './draw_preview.ts'

/** What the drawing process is asked: a listing's preview. */
export type PreviewTask = { do: 'preview' } & PreviewContent
export type PreviewResults = { preview: Uint8Array }

// It reads what this house made alone: pictures that were decoded before, and its own shapes. What members wrote is text
// and never markup.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadWebpBuffer', 'VipsForeignLoadSvgBuffer'] })
sharp.cache(false)
sharp.concurrency(1)

// The machine's own fonts are left where they are: each would draw another picture.
process.env.FONTCONFIG_SYSROOT = '/no-fonts-of-this-machine'

process.on('message', (task: PreviewTask) => void work(task))
process.on('disconnect', () => process.exit())

async function work(task: PreviewTask): Promise<void> {
  process.send!((await drawPreview(task).catch(() => null)) ?? 'unreadable')
}
