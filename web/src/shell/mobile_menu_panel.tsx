import {
  Bell,
  CalendarRange,
  FileCheck,
  Flag,
  Heart,
  HouseIcon,
  LayoutGrid,
  LogIn,
  LogOut,
  MessagesSquare,
  UserPlus,
  UserRound,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { Button } from '@/components/button'
import { Sheet } from '@/components/sheet'
import { useLeaveOverlay } from '@/components/use_leave_overlay'
import { ReportsEntry } from '@/features/moderation/desk/reports_entry'
import type { AuthTab } from '@/lib/session/auth_dialog_slice'
import { useAuthDialogPress } from '@/lib/session/use_auth_dialog'
import { useCurrentUser } from '@/lib/session/use_current_user'
import { useSignOut } from '@/lib/session/use_sign_out'
import { deskEntry } from '@/messages/desk_entry'
import { places } from '@/messages/places'
import { shell } from '@/messages/shell'
import { LanguageSwitch } from '@/shell/language_switch'
import { ReviewEntry } from '@/shell/review_entry'
import { ThemeToggle } from '@/shell/theme_toggle'
import { useAccountLinks } from '@/shell/use_account_links'
import { useAdminLinks } from '@/shell/use_admin_links'

type Props = { isOpen: boolean; setOpen: (open: boolean) => void }

type Entry = { label: string; content?: ReactNode; icon: ReactNode; act: () => void }

const REPLACE = { replace: true }

/** The panel of the slide-out menu. */
export function MobileMenuPanel({ isOpen, setOpen }: Props) {
  const { user, isPending, isSignedIn, isUnknown } = useCurrentUser()
  const links = useAccountLinks(REPLACE)
  const { toReviews, toReports } = useAdminLinks(REPLACE)
  const signOut = useSignOut()
  const navigate = useNavigate()
  const leaveBy = useLeaveOverlay()

  const to = (navigation: () => void) => () => leaveBy(navigation)
  const before: Entry[] = [
    {
      label: shell.home,
      icon: <HouseIcon aria-hidden />,
      act: to(() => void navigate('/', REPLACE)),
    },
  ]
  const after: Entry[] = []
  if (isSignedIn || isUnknown) {
    before.push(
      { label: shell.profile, icon: <UserRound aria-hidden />, act: to(links.toProfile) },
      { label: places.inbox, icon: <MessagesSquare aria-hidden />, act: to(links.toInbox) },
      { label: places.bookings, icon: <CalendarRange aria-hidden />, act: to(links.toBookings) },
      {
        label: shell.notifications({ count: 0 }),
        icon: <Bell aria-hidden />,
        act: to(links.toNotifications),
      },
      { label: shell.myListings, icon: <LayoutGrid aria-hidden />, act: to(links.toListings) }
    )
  }
  before.push({ label: shell.favourites, icon: <Heart aria-hidden />, act: to(links.toFavourites) })
  if (user?.role === 'admin') {
    before.push(
      {
        label: shell.reviewDocuments,
        content: <ReviewEntry />,
        icon: <FileCheck aria-hidden />,
        act: to(toReviews),
      },
      {
        label: deskEntry.review,
        content: <ReportsEntry />,
        icon: <Flag aria-hidden />,
        act: to(toReports),
      }
    )
  }
  if (isSignedIn) {
    after.push({
      label: shell.signOut,
      icon: <LogOut aria-hidden />,
      act: to(() => void signOut()),
    })
  }
  const close = () => setOpen(false)

  const choose = (entry: Entry) => {
    setOpen(false)
    entry.act()
  }
  const button = (entry: Entry) => (
    <Button
      key={entry.label}
      variant="ghost"
      className="justify-start"
      onClick={() => choose(entry)}
    >
      {entry.icon}
      {entry.content ?? entry.label}
    </Button>
  )

  return (
    <Sheet open={isOpen} onOpenChange={setOpen} title={shell.menu}>
      <nav aria-label={shell.menu} className="flex flex-col gap-1">
        {before.map(button)}
        <ThemeToggle className="justify-start" />
        <LanguageSwitch className="justify-start" />
        <hr className="mx-3 my-2 border-line" />
        {after.map(button)}
        {!isSignedIn && !isPending && !isUnknown && (
          <>
            <SignInEntry
              tab="login"
              label={shell.login}
              icon={<LogIn aria-hidden />}
              close={close}
            />
            <SignInEntry
              tab="signup"
              label={shell.signUp}
              icon={<UserPlus aria-hidden />}
              close={close}
            />
          </>
        )}
      </nav>
    </Sheet>
  )
}

type SignInEntryProps = { tab: AuthTab; label: string; icon: ReactNode; close: () => void }

/** An entry that opens the sign-in dialog; busy until the dialog replaces the menu. */
function SignInEntry({ tab, label, icon, close }: SignInEntryProps) {
  const press = useAuthDialogPress(tab, close)

  return (
    <Button variant="ghost" className="justify-start" {...press}>
      {!press['aria-busy'] && icon}
      <span>{label}</span>
    </Button>
  )
}
