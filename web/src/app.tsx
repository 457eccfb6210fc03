import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { LateToaster } from '@/components/late_toaster'
import type { createStore } from '@/store'

type Props = {
  store: ReturnType<typeof createStore>
  queryClient: QueryClient
  children: ReactNode
}

/** What every screen stands on: the store, the server's cache and notices. */
export function App({ store, queryClient, children }: Props) {
  return (
    <Provider store={store}>
      <QueryClientProvider client={queryClient}>
        {children}
        <LateToaster />
      </QueryClientProvider>
    </Provider>
  )
}
