import { home } from '@/messages/home'
import { pages } from '@/messages/pages'

/** The front door of the marketplace. */
export function HomePage() {
  return (
    <div className="page py-8">
      <title>{pages.title({ page: home.heading })}</title>
      <h1 className="text-title">{home.heading}</h1>
    </div>
  )
}
