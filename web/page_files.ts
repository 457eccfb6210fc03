import { PAGES, type PageName } from '@saajha/contract/pages'
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite'

const ADMIN = 'web/src/pages/admin_page.tsx'
const CITIES = 'contract/src/cities.ts'
const MEMBERS = 'web/src/pages/members_page.tsx'
const LISTING = 'web/src/pages/listing_page.tsx'
const DASHBOARD = 'web/src/pages/dashboard_page.tsx'
const NOTIFICATIONS = 'web/src/pages/notifications_tab.tsx'
const DOCUMENTS = 'web/src/features/verification/components/submitted_documents.tsx'
const DESK = 'web/src/features/moderation/desk/desk.tsx'
const CONTACT = 'web/src/features/interactions/pages/contact_page.tsx'
const CONTACT_PARTS = 'web/src/features/interactions/components'

/** The modules of each page. The router loads the page without them, one after the other. */
const MODULES: Record<PageName, string[]> = {
  home: ['web/src/features/catalogue/pages/home_page.tsx'],
  category: ['web/src/features/catalogue/pages/category_page.tsx'],
  search: ['web/src/features/catalogue/pages/search_page.tsx'],
  item: ['web/src/pages/item_page.tsx'],
  itemAlias: ['web/src/pages/item_page.tsx'],
  contact: [CONTACT, `${CONTACT_PARTS}/contact_form_view.tsx`],
  createListing: [MEMBERS, LISTING],
  editListing: [MEMBERS, LISTING, CITIES],
  editItem: [MEMBERS, LISTING, CITIES],
  dashboard: [MEMBERS, DASHBOARD, 'web/src/pages/own_page.tsx'],
  editProfile: ['web/src/pages/edit_profile_page.tsx'],
  admin: [ADMIN, DOCUMENTS],
}

/** The modules of pages with URL parameters that show another part of them, by the parameter with a value or with any. */
const PARTS: Record<string, string[]> = {
  [`${PAGES.contact.path}?with`]: [CONTACT, `${CONTACT_PARTS}/conversation_view.tsx`],
  [`${PAGES.admin.path}?area`]: [ADMIN, DESK],
  [`${PAGES.dashboard.path}?tab=notifications`]: [
    MEMBERS,
    DASHBOARD,
    'web/src/pages/own_page.tsx',
    NOTIFICATIONS,
  ],
  [`${PAGES.dashboard.path}?show=bookings`]: [
    MEMBERS,
    DASHBOARD,
    'web/src/pages/bookings_page.tsx',
  ],
  [`${PAGES.dashboard.path}?show=messages`]: [MEMBERS, DASHBOARD, 'web/src/pages/inbox_page.tsx'],
}

/** Modules that load after the page, such as what a press opens; their files are fetched before the import (`src/lib/build/fetch_code.ts`). */
const LOADED_LATER: Record<string, string> = {
  account_menu: 'web/src/shell/account_menu.tsx',
  account_unknown: 'web/src/components/account_unknown.tsx',
  actions_area: 'web/src/features/moderation/desk/actions_area.tsx',
  admin_entries: 'web/src/shell/admin_entries.tsx',
  alert_dialog: 'web/src/components/alert_dialog.tsx',
  answer_form: 'web/src/features/reviews/components/answer_form.tsx',
  auth_dialog: 'web/src/features/identity/components/auth_dialog.tsx',
  booking_dialog: 'web/src/features/bookings/requests/booking_dialog.tsx',
  cities: CITIES,
  city_chip: 'web/src/features/catalogue/components/city/city_chip.tsx',
  city_options: 'web/src/lib/text/city_options.ts',
  city_popover: 'web/src/features/catalogue/components/city/city_popover.tsx',
  combobox_panel: 'web/src/components/combobox_panel.tsx',
  contact_form_view: `${CONTACT_PARTS}/contact_form_view.tsx`,
  conversation_view: `${CONTACT_PARTS}/conversation_view.tsx`,
  days_dialog: 'web/src/features/catalogue/components/days/days_dialog.tsx',
  desk: DESK,
  dropdown_panel: 'web/src/components/dropdown_panel.tsx',
  due_today: 'web/src/features/bookings/device_copy/due_today.tsx',
  forgot_password_form: 'web/src/features/identity/components/forgot_password_form.tsx',
  free_items: 'web/src/features/interactions/conversation/components/free_items.tsx',
  google_button: 'web/src/features/identity/components/google_button.tsx',
  handover_form: 'web/src/features/bookings/handover/handover_form.tsx',
  item_conversations: 'web/src/features/interactions/conversation_list/item_conversations.tsx',
  keep_bookings: 'web/src/features/bookings/device_copy/keep_bookings.tsx',
  keep_next_bookings: 'web/src/features/bookings/device_copy/keep_next_bookings.tsx',
  member_entries: 'web/src/shell/member_entries.tsx',
  member_links: 'web/src/shell/member_links.tsx',
  member_session: 'web/src/lib/session/member_session.ts',
  members_area: 'web/src/features/moderation/desk/members_area.tsx',
  mobile_menu_panel: 'web/src/shell/mobile_menu_panel.tsx',
  notifications_tab: NOTIFICATIONS,
  own_details: 'web/src/features/interactions/conversation/components/own_details.tsx',
  own_item: 'web/src/pages/own_item.tsx',
  owner_profile: 'web/src/features/catalogue/components/owner/owner_profile.tsx',
  password_hint: 'web/src/features/identity/components/password_hint.tsx',
  picture_viewer: 'web/src/features/catalogue/components/item/picture_viewer.tsx',
  private_image_viewer: 'web/src/components/private_image_viewer.tsx',
  reject_dialog: 'web/src/features/verification/components/reject_dialog.tsx',
  report_view: 'web/src/features/moderation/desk/report_view.tsx',
  saved_booking_list: 'web/src/features/bookings/device_copy/saved_booking_list.tsx',
  second_factor_card: 'web/src/features/identity/components/second_factor_card.tsx',
  second_factor_form: 'web/src/features/identity/components/second_factor_form.tsx',
  second_factor_missing: 'web/src/features/identity/components/second_factor_missing.tsx',
  share_menu: 'web/src/features/catalogue/components/item/share_menu.tsx',
  submitted_documents: DOCUMENTS,
  system_area: 'web/src/features/moderation/desk/system_area.tsx',
  toaster: 'web/src/components/toaster.tsx',
  unreachable_dialog: 'web/src/features/interactions/components/unreachable_dialog.tsx',
  uploads: 'web/src/features/media/uploads.ts',
  warnings_of: 'contract/src/fraud/warnings_of.ts',
}

/** The Latin fonts of text and headings. Every page needs them. */
const LATIN_FONTS = /(noto-sans-devanagari|baloo-2)-latin-wght-normal-[\w-]+\.woff2$/

/** The fonts of text and headings in Hindi. */
const HINDI_FONTS = /devanagari_(text|headings)-[\w-]+\.woff2$/

/** The names that a page in Hindi loads before it starts. */
const HINDI_NAMES = ['hindi_categories', 'hindi_locations']

/** Scripts load after the content that is visible without them: styles, fonts and the first picture. */
const LOW_PRIORITY = { fetchpriority: 'low' }

/** The script tags that the bundler generates. */
const SCRIPTS = /<script type="module"|<link rel="modulepreload"/g

/**
 * Adds preload tags for the files that every page needs to the HTML, so that they load in one round trip: the app and the
 * fonts. The entry imports the app once the language is known. `.page_files.json` lists the additional scripts of each page
 * pattern, also with URL parameters, and the files of pages in Hindi; the server adds tags for them. Modules that load
 * later are listed in meta elements, for the app to fetch.
 */
export const pageFiles: Plugin = {
  name: 'page-files',
  apply: 'build',
  generateBundle(_, bundle) {
    const pages = Object.entries(MODULES).map(([name, sources]): [string, string[]] => [
      PAGES[name as PageName].path,
      sources,
    ])
    const files = [...pages, ...Object.entries(PARTS)].map(([url, sources]): [string, string[]] => [
      url,
      [...new Set(sources.flatMap((source) => scriptsBesideApp(bundle, source)))],
    ])
    const hindi = {
      fonts: fontsOf(bundle, HINDI_FONTS).map((file) => `/${file}`),
      scripts: HINDI_NAMES.flatMap((name) => scriptsBesideApp(bundle, `contract/src/${name}.ts`)),
    }
    const source = JSON.stringify({ scripts: Object.fromEntries(files), hindi })
    this.emitFile({ type: 'asset', fileName: '.page_files.json', source })
  },
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle = {} }) {
      const fonts = fontsOf(bundle, LATIN_FONTS)
      const entry = chunksOf(bundle).find(({ isEntry }) => isEntry)!
      const listed = withImports(bundle, entry.fileName)
      const scripts = [...withImports(bundle, nameOfApp(bundle))].filter(
        (file) => !listed.has(file)
      )
      const tags = [
        ...scripts.map((file) => link({ rel: 'modulepreload', href: `/${file}`, ...LOW_PRIORITY })),
        ...fonts.map((font) =>
          link({ rel: 'preload', as: 'font', type: 'font/woff2', href: `/${font}` })
        ),
      ]
      const opened = Object.entries(LOADED_LATER).map(([name, source]) =>
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

/** The files of the fonts of text and headings in a script. */
function fontsOf(bundle: Rolldown.OutputBundle, pattern: RegExp): string[] {
  const fonts = Object.keys(bundle).filter((file) => pattern.test(file))
  if (fonts.length !== 2) throw new Error(`The build has not two fonts like ${pattern}`)
  return fonts
}

/** The URLs of a module's script and its imports, without the scripts of every page. */
function scriptsBesideApp(bundle: Rolldown.OutputBundle, source: string): string[] {
  const always = withImports(bundle, nameOfApp(bundle))
  const isSource = (module: string | null) => module?.endsWith(`/${source}`)
  // A module that others import too may be in a script with them.
  const script =
    chunksOf(bundle).find(({ facadeModuleId }) => isSource(facadeModuleId)) ??
    chunksOf(bundle).find(({ moduleIds }) => moduleIds.some(isSource))
  if (!script) throw new Error(`No script is built from ${source}`)
  const additional = [...withImports(bundle, script.fileName)].filter((file) => !always.has(file))
  return additional.map((file) => `/${file}`)
}

function chunksOf(bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] {
  return Object.values(bundle).filter((file) => file.type === 'chunk')
}

/** The file of the app. The entry imports it after it has loaded the messages of the language. */
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
