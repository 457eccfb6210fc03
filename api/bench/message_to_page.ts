import { once } from 'node:events'
import type { ContactInteraction } from '@saajha/contract/contact'
import type { ConversationPush } from '@saajha/contract/conversation'
import { io } from 'socket.io-client'
import type { RetryingClient } from '#harness/retrying_client'
import type { Owner } from '#harness/workload'

/** An open page of a renter, to whom an owner writes. */
export class RenterPage {
  private constructor(
    private path: string,
    private owner: RetryingClient,
    private renter: RetryingClient,
    private socket: ReturnType<typeof io>
  ) {}

  static async open(url: string, owner: Owner, renter: RetryingClient): Promise<RenterPage> {
    const socket = io(url, { extraHeaders: { cookie: renter.cookie }, transports: ['websocket'] })
    await once(socket as never, 'unread-count')
    const contact = { itemId: owner.itemId, interactionType: 'message', message: 'Is it free?' }
    const { conversationId }: ContactInteraction = await renter.sendUntilAcknowledged(
      'POST',
      '/api/contact-interactions',
      contact
    )
    const path = `/api/conversations/${conversationId}/messages`
    return new RenterPage(path, owner.client, renter, socket)
  }

  /** The milliseconds of a message until the page has fetched it, after the push. */
  async milliseconds(): Promise<number> {
    const began = performance.now()
    const pushed = once(this.socket as never, 'conversation')
    await Promise.all([
      this.owner.sendUntilAcknowledged('POST', this.path, { body: 'Yes, it is.' }),
      pushed.then(([push]) => {
        const { lastNo } = push as ConversationPush
        return this.renter.sendUntilAcknowledged('GET', `${this.path}?after=${lastNo - 1}`)
      }),
    ])
    return performance.now() - began
  }

  close(): void {
    this.socket.disconnect()
  }
}
