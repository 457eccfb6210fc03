import type { HtmlTagDescriptor } from 'vite'
import { expect, test, vi } from 'vitest'
import { pageFiles } from '../../page_files'

type Bundle = Record<string, object>

const FACES = ['noto-sans-devanagari', 'baloo-2'].map(
  (face) => `assets/${face}-latin-wght-normal-x1.woff2`
)
const PAGES = [
  ...['home_page', 'category_page', 'search_page'].map(
    (page) => `features/catalogue/pages/${page}`
  ),
  ...[
    'item_page',
    'members_page',
    'listing_page',
    'dashboard_page',
    'own_page',
    'notifications_tab',
    'bookings_page',
    'inbox_page',
    'edit_profile_page',
    'admin_page',
  ].map((page) => `pages/${page}`),
  'features/interactions/pages/contact_page',
  'features/interactions/components/contact_form_view',
  'features/interactions/components/conversation_view',
  'features/verification/components/submitted_documents',
  'features/moderation/desk/desk',
]
const LATER = [
  'shell/account_menu',
  'components/account_unknown',
  'features/moderation/desk/actions_area',
  'shell/admin_entries',
  'components/alert_dialog',
  'features/reviews/components/answer_form',
  'features/identity/components/auth_dialog',
  'features/bookings/requests/booking_dialog',
  '/contract/src/cities.ts',
  'features/catalogue/components/city/city_chip',
  '/web/src/lib/text/city_options.ts',
  'features/catalogue/components/city/city_popover',
  'components/combobox_panel',
  'features/interactions/components/contact_form_view',
  'features/interactions/components/conversation_view',
  'features/catalogue/components/days/days_dialog',
  'features/moderation/desk/desk',
  'components/dropdown_panel',
  'features/bookings/device_copy/due_today',
  'features/identity/components/forgot_password_form',
  'features/interactions/conversation/components/free_items',
  'features/identity/components/google_button',
  'features/bookings/handover/handover_form',
  'features/interactions/conversation_list/item_conversations',
  'features/bookings/device_copy/keep_bookings',
  'features/bookings/device_copy/keep_next_bookings',
  'shell/member_entries',
  'shell/member_links',
  '/web/src/lib/session/member_session.ts',
  'features/moderation/desk/members_area',
  'shell/mobile_menu_panel',
  'pages/notifications_tab',
  'features/interactions/conversation/components/own_details',
  'pages/own_item',
  'features/catalogue/components/owner/owner_profile',
  'features/identity/components/password_hint',
  'features/catalogue/components/item/picture_viewer',
  'components/private_image_viewer',
  'features/verification/components/reject_dialog',
  'features/moderation/desk/report_view',
  'features/bookings/device_copy/saved_booking_list',
  'features/identity/components/second_factor_card',
  'features/identity/components/second_factor_form',
  'features/identity/components/second_factor_missing',
  'features/catalogue/components/item/share_menu',
  'features/verification/components/submitted_documents',
  'features/moderation/desk/system_area',
  'components/toaster',
  'features/interactions/components/unreachable_dialog',
  '/web/src/features/media/uploads.ts',
  '/contract/src/fraud/warnings_of.ts',
]
/** Other modules import it too. */
const SHARED = 'components/alert_dialog'
const HINDI_FACES = ['text', 'headings'].map((use) => `assets/devanagari_${use}-x1.woff2`)
const HINDI_NAMES = ['hindi_categories', 'hindi_locations']
const SOURCES = [...new Set([...PAGES, ...LATER])]
const moduleOf = (source: string) =>
  source.startsWith('/') ? `/work${source}` : `/work/web/src/${source}.tsx`
const nameOf = (source: string) => source.split('/').at(-1)!.replace('.ts', '')

function chunk(name: string, imports: string[], more: object = {}) {
  const fileName = `assets/${name}.js`
  return [
    fileName,
    {
      type: 'chunk',
      name,
      fileName,
      imports: imports.map((each) => `assets/${each}.js`),
      facadeModuleId: null,
      moduleIds: [],
      ...more,
    },
  ] as const
}

/** A build in which every page and panel has a script of its own, a shared one, and one of the app. */
function bundle(): Bundle {
  return Object.fromEntries([
    chunk('main', ['language'], { isEntry: true }),
    chunk('language', []),
    chunk('start', ['framework', 'language']),
    chunk('framework', []),
    chunk('cards', ['framework']),
    ...SOURCES.map((source) =>
      chunk(nameOf(source), ['cards', 'framework'], {
        ...(source === SHARED
          ? { moduleIds: [moduleOf(source)] }
          : { facadeModuleId: moduleOf(source) }),
      })
    ),
    ...HINDI_NAMES.map((name) =>
      chunk(name, [], { facadeModuleId: `/work/contract/src/${name}.ts` })
    ),
    ...[...FACES, ...HINDI_FACES].map((face) => [face, { type: 'asset' }] as const),
  ])
}

function transform(files: Bundle) {
  const { handler } = pageFiles.transformIndexHtml as unknown as {
    handler: (html: string, context: object) => { html: string; tags: HtmlTagDescriptor[] }
  }
  return handler('<script type="module" src="/assets/main.js"></script>', { bundle: files })
}

test('the HTML preloads the app scripts that the entry omits, after the fonts', () => {
  const { html, tags } = transform(bundle())
  expect(html).toBe('<script type="module" fetchpriority="low" src="/assets/main.js"></script>')
  const links = tags.filter(({ tag }) => tag === 'link').map(({ attrs }) => attrs)
  const script = { rel: 'modulepreload', fetchpriority: 'low', crossorigin: true }
  const face = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true }
  expect(links).toEqual([
    { ...script, href: '/assets/start.js' },
    { ...script, href: '/assets/framework.js' },
    ...FACES.map((name) => ({ ...face, href: `/${name}` })),
  ])
})

test('the HTML lists the scripts of lazy panels without those of the app', () => {
  const { tags } = transform(bundle())
  const named = tags.filter(({ tag }) => tag === 'meta').map(({ attrs }) => attrs)
  expect(named).toEqual(
    LATER.map(nameOf).map((name) => ({
      name: `code:${name}`,
      content: `/assets/${name}.js /assets/cards.js`,
    }))
  )
})

test('a build lists the scripts of each page without those of the app, and the files of Hindi', () => {
  const emitFile = vi.fn<(file: { fileName: string; source: string }) => void>()
  const generate = pageFiles.generateBundle as unknown as (
    this: object,
    options: null,
    files: Bundle
  ) => void
  generate.call({ emitFile }, null, bundle())
  const [file] = emitFile.mock.calls[0]!
  expect(file.fileName).toBe('.page_files.json')
  const scripts = (page: string) => [`/assets/${page}.js`, '/assets/cards.js']
  const ofMembers = (...pages: string[]) => [
    ...scripts('members_page'),
    ...pages.map((page) => `/assets/${page}.js`),
  ]
  expect(JSON.parse(file.source)).toEqual({
    scripts: {
      '/': scripts('home_page'),
      '/category/:slug': scripts('category_page'),
      '/search': scripts('search_page'),
      '/item/:id': scripts('item_page'),
      '/items/:id': scripts('item_page'),
      '/contact/:id': [...scripts('contact_page'), '/assets/contact_form_view.js'],
      '/contact/:id?with': [...scripts('contact_page'), '/assets/conversation_view.js'],
      '/create-listing': ofMembers('listing_page'),
      '/edit-listing/:id': ofMembers('listing_page', 'cities'),
      '/item/:id/edit': ofMembers('listing_page', 'cities'),
      '/dashboard': ofMembers('dashboard_page', 'own_page'),
      '/dashboard?tab=notifications': ofMembers('dashboard_page', 'own_page', 'notifications_tab'),
      '/dashboard?show=bookings': ofMembers('dashboard_page', 'bookings_page'),
      '/dashboard?show=messages': ofMembers('dashboard_page', 'inbox_page'),
      '/profile/edit': scripts('edit_profile_page'),
      '/admin': [...scripts('admin_page'), '/assets/submitted_documents.js'],
      '/admin?area': [...scripts('admin_page'), '/assets/desk.js'],
    },
    hindi: {
      fonts: HINDI_FACES.map((face) => `/${face}`),
      scripts: HINDI_NAMES.map((name) => `/assets/${name}.js`),
    },
  })
})

test.each([
  ['a face', FACES[0]!, 'The build has not two fonts like'],
  ['the toaster', 'assets/toaster.js', 'No script is built from web/src/components/toaster.tsx'],
])('a build without %s fails', (_, file, message) => {
  const files = bundle()
  delete files[file]
  expect(() => transform(files)).toThrow(message)
})

test('the HTML lists the scripts of all parts that the app fetches by their name, and no others', () => {
  const { tags } = transform(bundle())
  const listed = tags.flatMap(({ tag, attrs }) => (tag === 'meta' ? [attrs!.name] : []))
  const sources = Object.values(
    import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/tests/**'], {
      query: '?raw',
      import: 'default',
      eager: true,
    })
  )
  const fetched = sources.flatMap((source) =>
    [...source.matchAll(/(?:fetchCode|lazyPart)\(\s*'(\w+)'/g)].map(([, name]) => `code:${name}`)
  )
  expect([...new Set(fetched)].sort()).toEqual(listed.sort())
})
