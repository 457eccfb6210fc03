import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { Toaster } from '@/components/toaster'
import { TooltipProvider } from '@/components/tooltip_provider'
import type { createStore } from '@/store'

type Props = {
  store: ReturnType<typeof createStore>
  queryClient: QueryClient
  children: ReactNode
}

/** What every screen stands on: the store, the server's cache, tooltips and notices. */
export function App({ store, queryClient, children }: Props) {
  return (
    <Provider store={store}>
      <QueryClientProvider client={queryClient}>
        <TooltipProvider>{children}</TooltipProvider>
        <Toaster />
      </QueryClientProvider>
    </Provider>
  )
}
