import { Link } from 'react-router-dom'
import { lazyPart } from '@/components/lazy_part'
import { PageMissing } from '@/components/page_missing'
import { DESK_AREAS, deskSearch, type DeskLocation } from '@/features/moderation/desk/desk_location'
import { ReportsArea } from '@/features/moderation/desk/reports_area'
import { classes } from '@/lib/classes'
import { desk } from '@/messages/desk'

const AREAS = {
  reports: ReportsArea,
  members: lazyPart(
    'members_area',
    async () => (await import('@/features/moderation/desk/members_area')).MembersArea,
    PageMissing
  ),
  actions: lazyPart(
    'actions_area',
    async () => (await import('@/features/moderation/desk/actions_area')).ActionsArea,
    PageMissing
  ),
  system: lazyPart(
    'system_area',
    async () => (await import('@/features/moderation/desk/system_area')).SystemArea,
    PageMissing
  ),
}

/** The desk: reports to decide, members, and the log of what was done. */
export function Desk({ location }: { location: DeskLocation }) {
  const Area = AREAS[location.area]
  const links = [
    { name: desk.documents, search: '', isCurrent: false },
    ...DESK_AREAS.map((area) => ({
      name: desk[area],
      search: deskSearch({ area }),
      isCurrent: area === location.area,
    })),
  ]

  return (
    <div className="flex flex-col gap-5">
      <nav aria-label={desk.areas}>
        <ul className="flex flex-wrap gap-2">
          {links.map(({ name, search, isCurrent }) => (
            <li key={name}>
              <Link
                to={{ search }}
                aria-current={isCurrent ? 'page' : undefined}
                className={classes(
                  'inline-flex min-h-11 items-center rounded-full border px-4 font-semibold transition',
                  isCurrent
                    ? 'forced-selected border-primary bg-primary-tint text-primary'
                    : 'border-control bg-surface hover:border-primary hover:text-primary'
                )}
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Area location={location} />
    </div>
  )
}
