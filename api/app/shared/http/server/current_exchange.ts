import { AsyncLocalStorage } from 'node:async_hooks'
import type { Exchange } from '#shared/http/server/open_exchanges'

/** The HTTP exchange of the running code; undefined outside of requests. */
export const currentExchange = new AsyncLocalStorage<Exchange>()
