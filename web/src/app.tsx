import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { LazyToaster } from '@/components/lazy_toaster'
import type { createStore } from '@/store'

type Props = {
  store: ReturnType<typeof createStore>
  queryClient: QueryClient
  children: ReactNode
}

/** Root providers: Redux store, query client and toasts. */
export function App({ store, queryClient, children }: Props) {
  return (
    <Provider store={store}>
      <QueryClientProvider client={queryClient}>
        {children}
        <LazyToaster />
      </QueryClientProvider>
    </Provider>
  )
}
