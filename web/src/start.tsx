import { onlineManager } from '@tanstack/react-query'
import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import '@/lib/page/page_nonce'
import { App } from '@/app'
import { cachePreloadedData } from '@/lib/queries/preloaded_data'
import { followInstallPrompt } from '@/lib/page/install_prompt'
import { dropPreloadedReads } from '@/lib/http/preloaded_reads'
import { reloadsForNewBuild } from '@/lib/build/reload_for_new_build'
import { createQueryClient } from '@/lib/queries/query_client'
import { startServiceWorker } from '@/lib/build/service_worker'
import { currentUserQuery, mayBeSignedIn } from '@/lib/session/use_current_user'
import { createRouter } from '@/router'
import { createStore } from '@/store'

// It assumes a network at first, so a page that was loaded offline would not refetch on a reconnect.
onlineManager.setOnline(navigator.onLine)
const queryClient = createQueryClient()
cachePreloadedData(queryClient)
if (mayBeSignedIn()) void queryClient.prefetchQuery(currentUserQuery)
else dropPreloadedReads()
const store = createStore()
followInstallPrompt(store.dispatch)
const router = createRouter()
reloadsForNewBuild(router)
startServiceWorker(queryClient)

const root = document.getElementById('root') as HTMLElement

if (root.firstElementChild) void showOverPrerenderedShell()
else show()

/**
 * The prerendered shell stays until the app can render the same, without an empty frame. Rendering is time-sliced, so
 * that a slow phone can handle a tap in between; the router must be ready, or its state changes would be missed.
 */
async function showOverPrerenderedShell() {
  if (!router.state.initialized) {
    await new Promise<void>((resolve) => {
      const stop = router.subscribe(({ initialized }) => {
        if (!initialized) return
        // The app must be the only subscriber when it starts: the router stores the scroll position for one only.
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
      <App store={store} queryClient={queryClient}>
        <RouterProvider router={router} />
      </App>
    </StrictMode>
  )
}
