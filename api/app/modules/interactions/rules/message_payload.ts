import type { Message } from '@saajha/contract/conversation'

/** The data of a message (column `payload`). */
export type MessagePayload = Partial<
  Pick<Message, 'startDate' | 'endDate' | 'priceUnit' | 'interactionType' | 'booking'>
>
