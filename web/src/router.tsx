import type { ComponentType } from 'react'
import { createBrowserRouter, type RouteObject } from 'react-router-dom'
import { PageLoading } from '@/components/page_loading'
import { reloadForNewBuild } from '@/lib/reload_for_new_build'
import { ErrorPage } from '@/pages/error_page'
import { NotFoundPage } from '@/pages/not_found_page'
import { WithCardContact } from '@/pages/with_card_contact'
import { AppShell } from '@/shell/app_shell'

/** Every route of the product. The code of a page loads when it is first opened. */
export const routes: RouteObject[] = [
  {
    element: <AppShell />,
    errorElement: <ErrorPage />,
    children: [
      {
        // Inside the shell, so that header and footer stay while a page loads or fails.
        HydrateFallback: PageLoading,
        element: <WithCardContact />,
        errorElement: <ErrorPage />,
        children: [
          page('/', async () => (await import('@/features/catalogue/pages/home_page')).HomePage),
          page('/category/:slug', async () => {
            return (await import('@/features/catalogue/pages/category_page')).CategoryPage
          }),
          page('/search', async () => {
            return (await import('@/features/catalogue/pages/search_page')).SearchPage
          }),
          page('/item/:id', async () => (await import('@/pages/item_page')).ItemPage),
          page('/items/:id', async () => (await import('@/pages/item_page')).ItemPage),
          page('/contact/:id', async () => {
            return (await import('@/features/interactions/pages/contact_page')).ContactPage
          }),
          page('/profile/edit', async () => {
            return (await import('@/pages/edit_profile_page')).EditProfilePage
          }),
          page('/admin', async () => {
            return (await import('@/features/verification/pages/admin_page')).AdminPage
          }),
          {
            lazy: async () => ({
              Component: (await import('@/features/identity/components/protected_page'))
                .ProtectedPage,
            }),
            children: [
              page('/create-listing', loadListingPage),
              page('/edit-listing/:id', loadListingPage),
              page('/item/:id/edit', loadListingPage),
              page('/dashboard', async () => {
                return (await import('@/pages/dashboard_page')).DashboardPage
              }),
            ],
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

async function loadListingPage() {
  return (await import('@/pages/listing_page')).ListingPage
}

/** A page that is being reloaded never resolves. */
function onStaleChunk(error: unknown): Promise<never> {
  if (reloadForNewBuild()) return new Promise(() => {})
  throw error
}

function page(path: string, load: () => Promise<ComponentType>): RouteObject {
  return { path, lazy: async () => ({ Component: await load().catch(onStaleChunk) }) }
}
