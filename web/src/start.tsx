import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import '@/lib/page_nonce'
import { App } from '@/app'
import { createQueryClient } from '@/lib/query_client'
import { createRouter } from '@/router'
import { createStore } from '@/store'

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <App store={createStore()} queryClient={createQueryClient()}>
      <RouterProvider router={createRouter()} />
    </App>
  </StrictMode>
)
