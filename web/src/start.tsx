import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import '@/lib/page_nonce'
import { App } from '@/app'
import { cachePreloadedData } from '@/lib/preloaded_data'
import { reloadsForNewBuild } from '@/lib/reload_for_new_build'
import { createQueryClient } from '@/lib/query_client'
import { startServiceWorker } from '@/lib/service_worker'
import { createRouter } from '@/router'
import { createStore } from '@/store'

const queryClient = createQueryClient()
cachePreloadedData(queryClient)
const router = createRouter()
reloadsForNewBuild(router)
startServiceWorker(queryClient)

const root = document.getElementById('root') as HTMLElement

if (root.firstElementChild) void showOverPrerenderedShell()
else show()

/**
 * What came inside the page is seen until its app can show the same, with not a moment of nothing between. It is drawn in
 * slices, so that a slow phone can answer a touch between them; the router must be ready, or its news would be missed.
 */
async function showOverPrerenderedShell() {
  if (!router.state.initialized) {
    await new Promise<void>((resolve) => {
      const stop = router.subscribe(({ initialized }) => {
        if (!initialized) return
        // Nobody else may listen when the app begins to: for it alone the router keeps where the reader stood.
        stop()
        resolve()
      })
    })
  }
  startTransition(show)
}

function show() {
  createRoot(root).render(
    <StrictMode>
      <App store={createStore()} queryClient={queryClient}>
        <RouterProvider router={router} />
      </App>
    </StrictMode>
  )
}
