import { showsFavourites } from '@saajha/contract/pages'
import { Bell, HouseIcon, Plus, Search, UserRound, type LucideIcon } from 'lucide-react'
import { Link, useLocation } from 'react-router-dom'
import { Spinner } from '@/components/spinner'
import { UnreadMark } from '@/shell/unread_mark'
import { useUnreadCount } from '@/lib/session/use_unread_count'
import { useInMyCity } from '@/lib/preferences/use_in_my_city'
import { useIsPhone } from '@/lib/page/use_screen'
import { classes } from '@/lib/classes'
import { shell } from '@/messages/shell'
import { useListYourItem } from '@/lib/session/use_list_your_item'

const ENTRY =
  'flex min-h-14 flex-col items-center justify-center gap-0.5 rounded-control text-[min(0.75rem,3.75vw)] font-semibold -outline-offset-2 transition-transform duration-150 active:scale-95'

/**
 * The navigation bar of phones with five entries. It is hidden while a page has its own bar or the on-screen keyboard is open
 * (`data-yields` in the styles).
 */
export function BottomBar() {
  const isPhone = useIsPhone()
  const count = useUnreadCount()
  const current = useCurrentEntry()
  const press = useListYourItem()
  const inMyCity = useInMyCity()
  if (!isPhone) return null

  return (
    <nav
      aria-label={shell.bottomBar}
      data-yields
      className="sticky bottom-0 z-30 short:static grid grid-cols-[1fr_1fr_1fr_1.3fr_1fr] border-t border-line bg-raised px-1 pt-1 pb-[calc(0.25rem+env(safe-area-inset-bottom))]"
    >
      <Entry to="/" label={shell.home} Icon={HouseIcon} isHere={current === 'home'} />
      <Entry
        to={inMyCity('/search')}
        label={shell.search}
        Icon={Search}
        isHere={current === 'search'}
      />
      <button type="button" className={classes(ENTRY, 'text-ink')} {...press}>
        <span className="forced-edge grid h-8 w-full max-w-14 place-items-center rounded-full bg-accent text-on-accent">
          {press['aria-busy'] ? <Spinner /> : <Plus aria-hidden className="size-5.5" />}
        </span>
        {shell.list}
      </button>
      <Entry
        to="/dashboard?tab=notifications"
        label={shell.notifications({ count: 0 })}
        name={shell.notifications({ count })}
        count={count}
        Icon={Bell}
        isHere={current === 'notifications'}
      />
      <Entry
        to="/dashboard"
        label={shell.profile}
        Icon={UserRound}
        isHere={current === 'profile'}
      />
    </nav>
  )
}

type EntryProps = {
  to: string
  label: string
  /** The accessible name, if it says more than the label. */
  name?: string
  count?: number
  Icon: LucideIcon
  isHere: boolean
}

function Entry({ to, label, name, count = 0, Icon, isHere }: EntryProps) {
  return (
    <Link
      to={to}
      aria-label={name}
      aria-current={isHere ? 'page' : undefined}
      className={classes(ENTRY, isHere ? 'text-primary' : 'text-soft')}
    >
      <span
        className={classes(
          'relative grid h-8 w-full max-w-14 place-items-center rounded-full transition-colors duration-150',
          isHere && 'forced-selected bg-primary-tint'
        )}
      >
        <Icon aria-hidden className="size-5.5" />
        <UnreadMark count={count} className="-top-1 right-1" />
      </span>{' '}
      {label}
    </Link>
  )
}

/** The entry of the current page, if any. */
function useCurrentEntry() {
  const { pathname, search } = useLocation()
  if (pathname === '/') return 'home'
  const parameters = new URLSearchParams(search)
  if (pathname === '/search') return showsFavourites(parameters) ? null : 'search'
  if (pathname.startsWith('/category/')) return 'search'
  if (pathname === '/profile/edit') return 'profile'
  if (pathname !== '/dashboard') return null
  return parameters.get('tab') === 'notifications' ? 'notifications' : 'profile'
}
