import { admin } from '@/messages/admin'
import { pages } from '@/messages/pages'

/** Where administrators decide on identity documents. */
export function AdminPage() {
  return (
    <div className="page py-8">
      <title>{pages.title({ page: admin.heading })}</title>
      <h1 className="text-title">{admin.heading}</h1>
    </div>
  )
}
