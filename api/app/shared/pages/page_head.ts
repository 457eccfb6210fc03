import { LANGUAGES, pathInLanguage, type Language } from '@saajha/contract/language'
import type { PictureSources } from '@saajha/contract/media'
import { html, type Html } from '#shared/http/html'
import type { PrerenderedShell } from '#shared/pages/prerendered_shell'
import { jsonInPage } from '#shared/pages/json_in_page'

/** The share image of a page. `path` is a path of this site; sizes are in pixels. */
export type PagePicture = {
  path: string
  type: 'image/jpeg'
  width: number
  height: number
  alt: string
}

/** The metadata of a page for browser tabs, search engines and messengers. */
export type PageHead = {
  /** The title, to which the product name is appended, or the slogan that follows the product name on the home page. */
  title: string | { slogan: string }
  description: string
  /** The canonical path of the English page; null for a page that search engines must not index. */
  path: string | null
  type?: 'website' | 'product'
  picture?: PagePicture
  /** An image above the fold, to be preloaded. */
  firstPicture?: PictureSources
  prerenderedShell?: PrerenderedShell
  /** Structured data (schema.org); `site` is the origin for its absolute URLs. */
  structuredData?: (site: string) => object[]
}

/** The product name, the language, the public origin, the page's scripts, its path, and the URL of its list's next page. */
type PageContext = {
  name: string
  language: Language
  site: string
  scripts: string[]
  url: string
  next: string | null
}

/** Open Graph's names of the languages, as spoken in India. */
const OG_LOCALES: Record<Language, string> = { en: 'en_IN', hi: 'hi_IN' }

/** Renders the head's elements with escaped values. The app removes those with `data-of-page` on navigation. */
export function headElements(
  head: PageHead,
  { name, language, site, scripts, url, next }: PageContext
): Html {
  const { description, picture, firstPicture, type = 'website' } = head
  const path = head.path && pathInLanguage(head.path, language)
  const title = titleOf(head.title, name)
  const image = picture && site + picture.path
  const structuredData = head.structuredData?.(site) ?? []
  return html`<title>${title}</title>
    <meta name="description" content="${description}" data-of-page />
    ${
      path === null
        ? html`<meta name="robots" content="noindex" data-of-page />`
        : html`<link
              rel="canonical"
              href="${site + path}"
              data-of-page
            />${alternates(site, head.path!)}`
    }
    ${next && html`<link rel="next" href="${next}" data-of-page />`}
    <meta property="og:site_name" content="${name}" />
    <meta property="og:locale" content="${OG_LOCALES[language]}" />
    <meta property="og:type" content="${type}" data-of-page />
    <meta
      property="og:title"
      content="${typeof head.title === 'string' ? head.title : title}"
      data-of-page
    />
    <meta property="og:description" content="${description}" data-of-page />
    <meta property="og:url" content="${site + (path ?? url)}" data-of-page />
    ${
      picture &&
      html`<meta property="og:image" content="${image}" data-of-page />
        <meta property="og:image:type" content="${picture.type}" data-of-page />
        <meta property="og:image:width" content="${picture.width}" data-of-page />
        <meta property="og:image:height" content="${picture.height}" data-of-page />
        <meta property="og:image:alt" content="${picture.alt}" data-of-page />`
    }
    <meta
      name="twitter:card"
      content="${picture ? 'summary_large_image' : 'summary'}"
      data-of-page
    />
    ${
      firstPicture &&
      html`<link
        rel="preload"
        as="image"
        href="${firstPicture.src}"
        imagesrcset="${firstPicture.srcSet ?? ''}"
        imagesizes="${firstPicture.sizes ?? ''}"
        fetchpriority="high"
      />`
    }
    ${scripts.map((script) => html`<link rel="modulepreload" crossorigin fetchpriority="low" href="${script}" />`)}
    ${structuredData.map(
      (entry) =>
        html`<script type="application/ld+json" data-of-page>
          ${jsonInPage(JSON.stringify({ '@context': 'https://schema.org', ...entry }))}
        </script>`
    )}`
}

/** The page in each language, and the one for readers of other languages. */
function alternates(site: string, path: string): Html[] {
  return [...LANGUAGES, 'x-default' as const].map((code) => {
    const url = site + pathInLanguage(path, code === 'x-default' ? 'en' : code)
    return html`<link rel="alternate" hreflang="${code}" href="${url}" data-of-page />`
  })
}

/** The same format as in the web app: the page, then the product name. */
function titleOf(title: PageHead['title'], name: string): string {
  return typeof title === 'string' ? `${title} | ${name}` : `${name}: ${title.slogan}`
}
