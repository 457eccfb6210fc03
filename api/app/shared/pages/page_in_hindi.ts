import { html } from '#shared/http/html'
import type { BuiltPage } from '#shared/pages/built_page'

/** The default title and description of a built page. A described page replaces them. */
export const DEFAULT_HEAD = /<title>[^<]*<\/title>\s*<meta\s+name="description"[^>]*>/

type HindiHead = { slogan: string; description: string }

let hindiHead: HindiHead | null = null

/** Sets the default title (the product name and a slogan) and the default description of pages in Hindi. */
export function setHindiHead(head: HindiHead): void {
  hindiHead = head
}

/** Translates the built page from English: its language, its default title and description, and its preloads. */
export function pageInHindi(page: string, name: string, { fonts, scripts }: BuiltPage['hindi']) {
  const head =
    hindiHead &&
    html`<title>${name}: ${hindiHead.slogan}</title>
      <meta name="description" content="${hindiHead.description}" />`
  const preloads = html`${fonts.map((font) => html`<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}" />`)}${scripts.map((script) => html`<link rel="modulepreload" crossorigin fetchpriority="low" href="${script}" />`)}`
  return page
    .replace('<html lang="en"', '<html lang="hi"')
    .replace(DEFAULT_HEAD, (english) => head?.text ?? english)
    .replace('</head>', (end) => preloads.text + end)
}
