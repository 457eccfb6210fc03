import { html } from '#shared/http/html'
import type { BuiltPage } from '#shared/pages/built_page'

const SLOGAN = 'कुछ भी, कहीं भी किराए पर'
const DESCRIPTION =
  'आस-पास के लोगों से बाइक, कैमरे, लैपटॉप और बहुत कुछ किराए पर लें, या अपना सामान मुफ़्त में लिस्ट करें।'

/** The default title and description of a built page, which a described page replaces. */
export const DEFAULT_HEAD = /<title>[^<]*<\/title>\s*<meta\s+name="description"[^>]*>/

/** Translates the built page, which is English: its language, its default title and description, and its preloads. */
export function pageInHindi(page: string, name: string, { fonts, scripts }: BuiltPage['hindi']) {
  const head = html`<title>${name}: ${SLOGAN}</title>
    <meta name="description" content="${DESCRIPTION}" />`
  const preloads = html`${fonts.map((font) => html`<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}" />`)}${scripts.map((script) => html`<link rel="modulepreload" crossorigin fetchpriority="low" href="${script}" />`)}`
  return page
    .replace('<html lang="en"', '<html lang="hi"')
    .replace(DEFAULT_HEAD, () => head.text)
    .replace('</head>', (end) => preloads.text + end)
}
