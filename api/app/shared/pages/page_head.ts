import { html, type Html } from '#shared/http/html'
import type { PrerenderedShell } from '#shared/pages/prerendered_shell'
import { jsonInPage } from '#shared/pages/json_in_page'

/** A picture that stands for a page, `path` on this site, in pixels. */
export type PagePicture = {
  path: string
  type: 'image/jpeg'
  width: number
  height: number
  alt: string
}

/** What is said of a page where only its head is read: in a tab, a search engine or a messenger. */
export type PageHead = {
  /** What the page is called; the product's name comes behind it. Null for the home page. */
  title: string | null
  description: string
  /** The one path under which it is known; null for what should not be found by search engines. */
  path: string | null
  type?: 'website' | 'product'
  picture?: PagePicture
  /** A picture that is in sight at once. */
  firstPicture?: string
  prerenderedShell?: PrerenderedShell
  /** Facts in the words of schema.org; addresses in them are made whole by `site`. */
  facts?: (site: string) => object[]
}

/** Where a page is: its name, the origin people type, the scripts it needs, and where its list goes on. */
type Place = {
  name: string
  site: string
  scripts: string[]
  url: string
  next: string | null
}

/** The head's elements, with all that is not ours escaped. Those of this page alone are marked, for the app to take away. */
export function headElements(head: PageHead, { name, site, scripts, url, next }: Place): Html {
  const { description, path, picture, firstPicture, type = 'website' } = head
  const title = titleOf(head.title, name)
  const image = picture && site + picture.path
  const facts = head.facts?.(site) ?? []
  return html`<title>${title}</title>
    <meta name="description" content="${description}" data-of-page />
    ${
      path === null
        ? html`<meta name="robots" content="noindex" data-of-page />`
        : html`<link rel="canonical" href="${site + path}" data-of-page />`
    }
    ${next && html`<link rel="next" href="${next}" data-of-page />`}
    <meta property="og:site_name" content="${name}" />
    <meta property="og:locale" content="en_IN" />
    <meta property="og:type" content="${type}" data-of-page />
    <meta property="og:title" content="${head.title ?? title}" data-of-page />
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
      html`<link rel="preload" as="image" href="${firstPicture}" fetchpriority="high" />`
    }
    ${scripts.map((script) => html`<link rel="modulepreload" crossorigin fetchpriority="low" href="${script}" />`)}
    ${facts.map(
      (fact) =>
        html`<script type="application/ld+json" data-of-page>
          ${jsonInPage(JSON.stringify({ '@context': 'https://schema.org', ...fact }))}
        </script>`
    )}`
}

/** As the web's own titles are: the page, then the product. */
function titleOf(page: string | null, name: string): string {
  return page === null ? `${name}: rent anything, anywhere` : `${page} | ${name}`
}
