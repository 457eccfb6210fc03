import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom'
import { App } from '@/app'
import { createQueryClient } from '@/lib/queries/query_client'
import { routes } from '@/router'
import { createStore } from '@/store'

/** Renders the whole app at a path. */
export function renderApp(path = '/', appRoutes: RouteObject[] = routes) {
  const router = createMemoryRouter(appRoutes, { initialEntries: [path] })
  const queryClient = createQueryClient()
  const store = createStore()
  render(
    <App store={store} queryClient={queryClient}>
      <RouterProvider router={router} />
    </App>
  )
  return { router, queryClient, store, visitor: userEvent.setup() }
}
