import type { Item } from '@saajha/contract/item'
import { Outlet } from 'react-router-dom'
import { CardContact } from '@/features/catalogue/card_contact'
import { CardWhatsapp } from '@/features/interactions/components/card_whatsapp'

/** Provides the contact button to the cards of every page. */
export function WithCardContact() {
  return (
    <CardContact value={cardWhatsapp}>
      <Outlet />
    </CardContact>
  )
}

function cardWhatsapp(item: Item, ownerName: string) {
  return <CardWhatsapp item={item} ownerName={ownerName} />
}
