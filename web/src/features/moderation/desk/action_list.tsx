import type { ModerationAction } from '@saajha/contract/moderation'
import { Link } from 'react-router-dom'
import { deskSearch } from '@/features/moderation/desk/desk_location'
import { formatDateTime } from '@/lib/text/format'
import { actionName, actorName, reasonText } from '@/lib/text/report_names'
import { desk } from '@/messages/desk'

/** Actions of administrators and operators, newest first. */
export function ActionList({ actions }: { actions: readonly ModerationAction[] }) {
  return (
    <ol className="flex flex-col gap-2">
      {actions.map(({ id, action, reason, doneBy, createdAt, ticket, item, member }) => (
        <li key={id} className="rounded-card border border-line bg-surface p-3">
          <p className="font-semibold">{actionName(action)}</p>
          <p dir="auto" className="wrap-anywhere">
            {[item?.title, member?.name, reasonText(doneBy, reason)].filter(Boolean).join(' · ')}
          </p>
          <p className="flex flex-wrap gap-x-2 text-sm text-soft">
            {actorName(doneBy)} · {formatDateTime(createdAt)}
            {ticket && (
              <Link
                to={{ search: deskSearch({ area: 'reports', ticket }) }}
                className="font-semibold text-primary underline underline-offset-4"
              >
                {ticket}
              </Link>
            )}
            {item && (
              <Link
                to={{ search: deskSearch({ area: 'actions', itemId: item.id }) }}
                className="font-semibold text-primary underline underline-offset-4"
              >
                {desk.logOfItem}
              </Link>
            )}
          </p>
        </li>
      ))}
    </ol>
  )
}
