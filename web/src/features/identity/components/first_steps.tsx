import type { CurrentUser } from '@saajha/contract/user'
import { Circle, CircleCheck } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Card } from '@/components/card'
import { dashboard } from '@/messages/dashboard'

/** A new member's steps to the first listing, each with a link until it is done. */
export function FirstSteps({ user }: { user: CurrentUser }) {
  const { steps } = dashboard
  const entries = [
    { text: steps.photo, to: '/profile/edit', isDone: user.profileImageUrl !== null },
    { text: steps.phone, to: '/profile/edit', isDone: Boolean(user.phone) },
    { text: steps.listing, to: '/create-listing', isDone: false },
  ]

  return (
    <Card as="section" aria-labelledby="first-steps" className="mx-auto max-w-lg p-5">
      <h2 id="first-steps" className="text-heading">
        {dashboard.firstSteps}
      </h2>
      <ol className="mt-2">
        {entries.map(({ text, to, isDone }) => (
          <li key={text} className="border-line not-first:border-t">
            {isDone ? (
              <span className="flex min-h-11 items-center gap-3 text-soft">
                <CircleCheck aria-hidden className="size-5 shrink-0 text-success" />
                {text}
                <span className="sr-only">({dashboard.stepDone})</span>
              </span>
            ) : (
              <Link
                to={to}
                className="flex min-h-11 items-center gap-3 font-semibold text-primary hover:underline"
              >
                <Circle aria-hidden className="size-5 shrink-0" />
                {text}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </Card>
  )
}
