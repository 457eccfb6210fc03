import type { CurrentUser } from '@saajha/contract/user'
import {
  CalendarRange,
  Heart,
  Languages,
  LayoutGrid,
  LogOut,
  MessagesSquare,
  UserRound,
} from 'lucide-react'
import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { Avatar } from '@/components/avatar'
import { DropdownItem } from '@/components/dropdown_item'
import { DropdownMenu, DropdownSeparator } from '@/components/dropdown_menu'
import { IconButton } from '@/components/icon_button'
import { lazyPart } from '@/components/lazy_part'
import { otherLanguage } from '@/lib/preferences/language'
import { useSignOut } from '@/lib/session/use_sign_out'
import { places } from '@/messages/places'
import { shell } from '@/messages/shell'
import { useLanguageSwitch } from '@/shell/use_language_switch'
import { useAccountLinks } from '@/shell/use_account_links'

const AdminEntries = lazyPart(
  'admin_entries',
  async () => (await import('@/shell/admin_entries')).AdminEntries
)

/** The member's account menu; a plain link while the current user is unknown. */
export function AccountMenu({ user }: { user: CurrentUser | null }) {
  if (user) return <MenuOf user={user} />
  return (
    <IconButton asChild label={shell.accountMenu} icon={<UserRound aria-hidden />}>
      <Link to="/dashboard" />
    </IconButton>
  )
}

function MenuOf({ user }: { user: CurrentUser }) {
  const { toInbox, toBookings, toProfile, toListings, toFavourites } = useAccountLinks()
  const signOut = useSignOut()
  const switchLanguage = useLanguageSwitch()
  const name = user.fullName || user.email || shell.someone
  const isAdmin = user.role === 'admin'

  // Before the menu opens, so that its entries do not move.
  useEffect(() => {
    if (isAdmin) AdminEntries.preload().catch(() => {})
  }, [isAdmin])

  return (
    <DropdownMenu
      heading={
        <span className="block max-w-60">
          <span className="block truncate font-semibold">{name}</span>
          <span className="block truncate text-sm text-soft">{user.email}</span>
        </span>
      }
      trigger={
        <button
          type="button"
          aria-label={shell.accountMenu}
          className="grid rounded-full p-1 transition duration-150 active:scale-95"
        >
          <Avatar name={name} src={user.profileImageUrl} size="sm" />
        </button>
      }
    >
      <DropdownItem icon={<UserRound aria-hidden />} onSelect={toProfile}>
        {shell.profile}
      </DropdownItem>
      <DropdownItem icon={<MessagesSquare aria-hidden />} onSelect={toInbox}>
        {places.inbox}
      </DropdownItem>
      <DropdownItem icon={<CalendarRange aria-hidden />} onSelect={toBookings}>
        {places.bookings}
      </DropdownItem>
      <DropdownItem icon={<LayoutGrid aria-hidden />} onSelect={toListings}>
        {shell.myListings}
      </DropdownItem>
      <DropdownItem icon={<Heart aria-hidden />} onSelect={toFavourites}>
        {shell.favourites}
      </DropdownItem>
      {isAdmin && <AdminEntries />}
      <DropdownItem
        icon={<Languages aria-hidden />}
        onSelect={() => switchLanguage(otherLanguage.code)}
      >
        <span lang={otherLanguage.code}>{otherLanguage.name}</span>
      </DropdownItem>
      <DropdownSeparator />
      <DropdownItem icon={<LogOut aria-hidden />} onSelect={signOut}>
        {shell.signOut}
      </DropdownItem>
    </DropdownMenu>
  )
}
