import { contact } from '@/messages/contact'
import { pages } from '@/messages/pages'

/** Where a renter writes to an owner. */
export function ContactPage() {
  return (
    <div className="page py-8">
      <title>{pages.title({ page: contact.heading })}</title>
      <h1 className="text-title">{contact.heading}</h1>
    </div>
  )
}
