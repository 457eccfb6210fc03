import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { createStore } from '@/store'

/** A `wrapper` for `render` and `renderHook` that provides a store, by default a new one. */
export function storeWrapper(store = createStore()) {
  return ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>
}
