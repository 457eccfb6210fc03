import { PHOTO_PLACEHOLDERS, type PhotoPlaceholders } from '@saajha/contract/initial_queries'

const placeholders = JSON.parse(
  document.getElementById(PHOTO_PLACEHOLDERS)?.textContent ?? '{}'
) as PhotoPlaceholders

/** The background style of a photo until it is loaded, from the page's preloaded placeholders; undefined without one. */
export function photoPlaceholder(src: string | null | undefined) {
  const placeholder = placeholders[src?.split('/')[2] ?? '']
  return placeholder
    ? { background: `url(data:image/webp;base64,${placeholder}) center/cover` }
    : undefined
}
