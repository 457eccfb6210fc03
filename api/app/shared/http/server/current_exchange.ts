import { AsyncLocalStorage } from 'node:async_hooks'
import type { Exchange } from '#shared/http/server/open_exchanges'

/** The exchange that the running code works for; none outside of requests. */
export const currentExchange = new AsyncLocalStorage<Exchange>()
