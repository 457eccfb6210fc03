import { PHOTO_PLACEHOLDERS, type PhotoPlaceholders } from '@saajha/contract/initial_queries'

/** What came with the page. */
const blurs = JSON.parse(
  document.getElementById(PHOTO_PLACEHOLDERS)?.textContent ?? '{}'
) as PhotoPlaceholders

/** What is shown of a photo until it has come: its colours, from the page's first data. */
export function photoPlaceholder(src: string | null | undefined) {
  const blur = blurs[src?.split('/')[2] ?? '']
  return blur ? { background: `url(data:image/webp;base64,${blur}) center/cover` } : undefined
}
