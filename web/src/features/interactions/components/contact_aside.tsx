import type { Conversation } from '@saajha/contract/conversation'
import type { Item } from '@saajha/contract/item'
import type { ReactNode } from 'react'
import { ContactSummary } from '@/features/interactions/components/contact_summary'
import { UnlistedItem } from '@/features/interactions/conversation/components/unlisted_item'

/** What the form and the conversation of the contact page show. */
export type ContactParts = {
  /** Undefined for a listing that was deleted or hidden and has a conversation. */
  item: Item | undefined
  conversation: Conversation | undefined
  owner: string
}

/** The item of the contact page; `children` follow it. */
export function ContactAside({
  item,
  conversation,
  owner,
  children,
}: ContactParts & { children: ReactNode }) {
  return (
    <aside className="flex flex-col gap-3 sm:gap-5 lg:col-start-2">
      {item && conversation?.isItemListed !== false ? (
        <ContactSummary item={item} owner={owner} />
      ) : (
        conversation && <UnlistedItem conversation={conversation} />
      )}
      {children}
    </aside>
  )
}
