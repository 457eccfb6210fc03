import { showsFavourites } from '@saajha/contract/pages'
import { Bell, HouseIcon, Plus, Search, UserRound } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { lazyPart } from '@/components/lazy_part'
import { Spinner } from '@/components/spinner'
import { BOTTOM_ENTRY, BottomEntry } from '@/shell/bottom_entry'
import { useCurrentUser } from '@/lib/session/use_current_user'
import { useInMyCity } from '@/lib/preferences/use_in_my_city'
import { useIsPhone } from '@/lib/page/use_screen'
import { classes } from '@/lib/classes'
import { shell } from '@/messages/shell'
import { useListYourItem } from '@/lib/session/use_list_your_item'

const MemberEntries = lazyPart(
  'member_entries',
  async () => (await import('@/shell/member_entries')).MemberEntries
)

/** The navigation bar of phones with five entries, the last two for members or for guests. */
export function BottomBar() {
  const isPhone = useIsPhone()
  const { user, isPending, isUnknown } = useCurrentUser()
  const current = useCurrentEntry()
  const press = useListYourItem()
  const inMyCity = useInMyCity()
  if (!isPhone) return null

  const mayBeMember = user !== null || isPending || isUnknown

  return (
    <nav
      aria-label={shell.bottomBar}
      className={classes(
        'grid border-t border-line bg-raised px-1 pt-1 pb-[calc(0.25rem+env(safe-area-inset-bottom))]',
        mayBeMember ? 'grid-cols-5' : 'grid-cols-[1fr_1fr_1fr_1.3fr_1fr]'
      )}
    >
      <BottomEntry to="/" label={shell.home} Icon={HouseIcon} isHere={current === 'home'} />
      <BottomEntry
        to={inMyCity('/search')}
        label={shell.search}
        Icon={Search}
        isHere={current === 'search'}
      />
      <button type="button" className={classes(BOTTOM_ENTRY, 'text-ink')} {...press}>
        <span className="forced-edge grid h-8 w-full max-w-14 place-items-center rounded-full bg-accent text-on-accent">
          {press['aria-busy'] ? <Spinner /> : <Plus aria-hidden className="size-5.5" />}
        </span>
        {shell.list}
      </button>
      {mayBeMember ? (
        <MemberEntries current={current} />
      ) : (
        <>
          <BottomEntry
            to="/dashboard?tab=notifications"
            label={shell.notifications({ count: 0 })}
            Icon={Bell}
            isHere={current === 'notifications'}
          />
          <BottomEntry
            to="/dashboard"
            label={shell.profile}
            Icon={UserRound}
            isHere={current === 'profile'}
          />
        </>
      )}
    </nav>
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
  return parameters.get('show') ?? parameters.get('tab') ?? 'profile'
}
