import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import '@/lib/page_nonce'
import { App } from '@/app'
import { keepFirstReplies } from '@/lib/first_replies'
import { dropHeadOfFirstPage } from '@/lib/head_of_first_page'
import { loadsAfresh } from '@/lib/load_afresh'
import { createQueryClient } from '@/lib/query_client'
import { startServiceWorker } from '@/lib/service_worker'
import { createRouter } from '@/router'
import { createStore } from '@/store'

const queryClient = createQueryClient()
keepFirstReplies(queryClient)
const router = createRouter()
dropHeadOfFirstPage(router)
loadsAfresh(router)
startServiceWorker(queryClient)

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <App store={createStore()} queryClient={queryClient}>
      <RouterProvider router={router} />
    </App>
  </StrictMode>
)
