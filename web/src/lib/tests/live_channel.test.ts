import { once } from 'node:events'
import { createServer, type AddressInfo, type Server } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '@/lib/queries/query_client'
import { openLiveChannel } from '@/lib/live/socket'

vi.unmock('socket.io-client')

/** Accepts connections and never responds, like a lost network. */
let silent: Server
const connections = vi.fn()

beforeEach(async () => {
  silent = createServer(connections).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = silent.address() as AddressInfo
  vi.stubGlobal('location', new URL(`http://127.0.0.1:${port}`))
})

afterEach(() => {
  vi.unstubAllGlobals()
  silent.close()
})

test('a page that loses its network while connecting connects again when the network returns', async () => {
  const close = openLiveChannel(createQueryClient(), () => {})
  await vi.waitFor(() => expect(connections).toHaveBeenCalledTimes(1))
  window.dispatchEvent(new Event('offline'))
  window.dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(connections).toHaveBeenCalledTimes(2))
  close()
})
