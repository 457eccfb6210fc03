import { PHOTO_BLURS, type PhotoBlurs } from '@saajha/contract/initial_queries'

/** What came with the page. */
const blurs = JSON.parse(document.getElementById(PHOTO_BLURS)?.textContent ?? '{}') as PhotoBlurs

/** What is shown of a photo until it has come: its colours, from the page's first data. */
export function photoBlur(src: string | null | undefined) {
  const blur = blurs[src?.split('/')[2] ?? '']
  return blur ? { background: `url(data:image/webp;base64,${blur}) center/cover` } : undefined
}
