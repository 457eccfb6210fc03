import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite'

/** Where the pages that strangers come to first have their code; every other page is found by the router alone. */
const PAGES: Record<string, string> = {
  '/': 'src/features/catalogue/pages/home_page.tsx',
  '/category/:slug': 'src/features/catalogue/pages/category_page.tsx',
  '/search': 'src/features/catalogue/pages/search_page.tsx',
  '/item/:id': 'src/pages/item_page.tsx',
  '/items/:id': 'src/pages/item_page.tsx',
}

/** What a press opens; its files are fetched before they are imported (`src/lib/fetch_code.ts`). */
const OPENED_BY_PRESS: Record<string, string> = {
  auth_dialog: 'src/features/identity/components/auth_dialog.tsx',
  mobile_menu_panel: 'src/shell/mobile_menu_panel.tsx',
  toaster: 'src/components/toaster.tsx',
}

/** The faces of Latin words and headings, which every page needs. */
const FACES = /(noto-sans-devanagari|baloo-2)-latin-wght-normal-[\w-]+\.woff2$/

/** Scripts leave the network to what is seen without them: the style, the faces and the first picture. */
const LATER = { fetchpriority: 'low' }

/** The scripts that the bundler itself names. */
const SCRIPTS = /<script type="module"|<link rel="modulepreload"/g

/**
 * Lets the HTML name what every page needs, so that it comes in one round trip: the app, which the entry asks for once it
 * knows the language, and the faces. For each page's pattern `.page_files.json` names the scripts it needs beside those;
 * the server puts them into the page. What a press opens is named as data, for the app to fetch.
 */
export const pageFiles: Plugin = {
  name: 'page-files',
  apply: 'build',
  generateBundle(_, bundle) {
    const files = Object.entries(PAGES).map(([pattern, source]) => [
      pattern,
      scriptsBesideApp(bundle, source),
    ])
    const source = JSON.stringify(Object.fromEntries(files))
    this.emitFile({ type: 'asset', fileName: '.page_files.json', source })
  },
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle = {} }) {
      const faces = Object.keys(bundle).filter((file) => FACES.test(file))
      if (faces.length !== 2) throw new Error('The Latin faces are not in the build')
      const entry = chunksOf(bundle).find(({ isEntry }) => isEntry)!
      const named = withImports(bundle, entry.fileName)
      const scripts = [...withImports(bundle, nameOfApp(bundle))].filter((file) => !named.has(file))
      const tags = [
        ...scripts.map((file) => link({ rel: 'modulepreload', href: `/${file}`, ...LATER })),
        ...faces.map((face) =>
          link({ rel: 'preload', as: 'font', type: 'font/woff2', href: `/${face}` })
        ),
      ]
      const opened = Object.entries(OPENED_BY_PRESS).map(([name, source]) =>
        meta(`code:${name}`, scriptsBesideApp(bundle, source).join(' '))
      )
      tags.push(...opened)
      return { html: html.replace(SCRIPTS, '$& fetchpriority="low"'), tags }
    },
  },
}

function link(attrs: Record<string, string>): HtmlTagDescriptor {
  return { tag: 'link', attrs: { ...attrs, crossorigin: true }, injectTo: 'head' }
}

function meta(name: string, content: string): HtmlTagDescriptor {
  return { tag: 'meta', attrs: { name, content }, injectTo: 'head' }
}

/** The URLs of a source's script and of what it imports, without those that every page has. */
function scriptsBesideApp(bundle: Rolldown.OutputBundle, source: string): string[] {
  const always = withImports(bundle, nameOfApp(bundle))
  const script = chunksOf(bundle).find(({ facadeModuleId }) =>
    facadeModuleId?.endsWith(`/web/${source}`)
  )
  if (!script) throw new Error(`No script comes of ${source}`)
  const own = [...withImports(bundle, script.fileName)].filter((file) => !always.has(file))
  return own.map((file) => `/${file}`)
}

function chunksOf(bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] {
  return Object.values(bundle).filter((file) => file.type === 'chunk')
}

/** What draws every page; the entry only asks which language it speaks. */
function nameOfApp(bundle: Rolldown.OutputBundle): string {
  return chunksOf(bundle).find(({ name }) => name === 'start')!.fileName
}

function withImports(
  bundle: Rolldown.OutputBundle,
  fileName: string,
  found = new Set<string>()
): Set<string> {
  const chunk = bundle[fileName]
  if (chunk?.type !== 'chunk' || found.has(fileName)) return found
  found.add(fileName)
  for (const imported of chunk.imports) withImports(bundle, imported, found)
  return found
}
