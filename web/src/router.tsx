import type { ComponentType } from 'react'
import { PAGES, type PageName } from '@saajha/contract/pages'
import { createBrowserRouter, type IndexRouteObject, type RouteObject } from 'react-router-dom'
import { PageLoading } from '@/components/page_loading'
import { reloadForNewBuild } from '@/lib/build/reload_for_new_build'
import { ErrorPage } from '@/pages/error_page'
import { NotFoundPage } from '@/pages/not_found_page'
import { AppShell } from '@/shell/app_shell'

/** The components of the pages. Their code loads when a page is first opened. */
const COMPONENTS: Record<PageName, () => Promise<ComponentType>> = {
  home: async () => (await import('@/features/catalogue/pages/home_page')).HomePage,
  category: async () => (await import('@/features/catalogue/pages/category_page')).CategoryPage,
  item: loadItemPage,
  itemAlias: loadItemPage,
  search: async () => (await import('@/features/catalogue/pages/search_page')).SearchPage,
  contact: async () => (await import('@/features/interactions/pages/contact_page')).ContactPage,
  createListing: loadListingPage,
  editListing: loadListingPage,
  editItem: loadListingPage,
  dashboard: async () => (await import('@/pages/dashboard_page')).DashboardPage,
  editProfile: async () => (await import('@/pages/edit_profile_page')).EditProfilePage,
  admin: async () => (await import('@/pages/admin_page')).AdminPage,
}

/** The pages that ask a guest to sign in first. */
const PROTECTED = new Set<PageName>(['createListing', 'editListing', 'editItem', 'dashboard'])

const shownBy = (url: string | URL) => new URL(url).searchParams.get('show')

const DASHBOARD_PART: Pick<IndexRouteObject, 'loader' | 'shouldRevalidate'> = {
  loader: ({ request }) => loadDashboardPart(shownBy(request.url)).catch(onStaleChunk),
  shouldRevalidate: ({ currentUrl, nextUrl }) => shownBy(currentUrl) !== shownBy(nextUrl),
}

/** The form or the conversation, with the page. A failure is the page's. */
const CONTACT_PART: typeof DASHBOARD_PART = {
  loader: async ({ request }) => {
    const code = await import('@/features/interactions/pages/contact_page').catch(() => null)
    await code?.preloadContact(new URL(request.url).searchParams)
    return null
  },
  shouldRevalidate: () => false,
}

const pageNames = Object.keys(PAGES) as PageName[]

/** What the router loads with a page, by its URL. */
const PARTS: Partial<Record<PageName, typeof DASHBOARD_PART>> = {
  dashboard: DASHBOARD_PART,
  contact: CONTACT_PART,
}

/** Every route of the product. */
export const routes: RouteObject[] = [
  {
    element: <AppShell />,
    errorElement: <ErrorPage />,
    children: [
      {
        // Inside the shell, so that header and footer stay while a page loads or fails.
        HydrateFallback: PageLoading,
        errorElement: <ErrorPage />,
        children: [
          ...pageNames.filter((name) => !PROTECTED.has(name)).map(page),
          {
            lazy: async () => ({
              Component: (await import('@/pages/members_page')).MembersPage,
            }),
            children: [...PROTECTED].map(page),
          },
          { path: '*', element: <NotFoundPage /> },
        ],
      },
    ],
  },
]

/** The router of the running app. */
export function createRouter() {
  return createBrowserRouter(routes)
}

/** What the dashboard's URL shows. The code of the others is not loaded. */
async function loadDashboardPart(show: string | null): Promise<ComponentType> {
  if (show === 'bookings') return (await import('@/pages/bookings_page')).BookingsPage
  if (show === 'messages' || show === 'archived')
    return (await import('@/pages/inbox_page')).InboxPage
  return (await import('@/pages/own_page')).OwnPage
}

async function loadItemPage() {
  return (await import('@/pages/item_page')).ItemPage
}

async function loadListingPage() {
  return (await import('@/pages/listing_page')).ListingPage
}

/** A page that is being reloaded never resolves. */
function onStaleChunk(error: unknown): Promise<never> {
  if (reloadForNewBuild()) return new Promise(() => {})
  throw error
}

function page(name: PageName): RouteObject {
  const load = COMPONENTS[name]
  return {
    path: PAGES[name].path,
    lazy: async () => ({ Component: await load().catch(onStaleChunk) }),
    ...PARTS[name],
  }
}
