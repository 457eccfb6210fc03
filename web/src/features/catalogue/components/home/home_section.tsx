import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

import { home } from '@/messages/home'

type Props = {
  /** Unique on the page. */
  id: string
  heading: string
  hint: string
  /** The path of the page with all of its items. */
  more: string
  children: ReactNode
}

/** A section with a few items and a link to all of them. */
export function HomeSection({ id, heading, hint, more, children }: Props) {
  return (
    <section aria-labelledby={`section-${id}`} className="mt-9 md:mt-12">
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-4">
        <div className="min-w-0 flex-1 basis-32">
          <h2 id={`section-${id}`} className="text-section">
            {heading}
          </h2>
          <p className="text-soft">{hint}</p>
        </div>
        <Link
          to={more}
          className="-mr-2 flex min-h-11 shrink-0 items-center gap-1.5 rounded-control px-2 font-semibold text-primary hover:underline"
        >
          {home.seeMore}
          <span className="sr-only">: {heading}</span>
          <ArrowRight aria-hidden className="size-4.5" />
        </Link>
      </div>
      {children}
    </section>
  )
}
