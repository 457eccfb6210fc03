import { dashboard } from '@/messages/dashboard'
import { pages } from '@/messages/pages'

/** A member's own page: profile, listings and notifications. */
export function DashboardPage() {
  return (
    <div className="page py-8">
      <title>{pages.title({ page: dashboard.heading })}</title>
      <h1 className="text-title">{dashboard.heading}</h1>
    </div>
  )
}
