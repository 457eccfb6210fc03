import { FAVOURITES_PATH } from '@saajha/contract/pages'
import { Heart, UserRound } from 'lucide-react'
import { Link, useLocation, useSearchParams } from 'react-router-dom'
import { Button } from '@/components/button'
import { IconButton } from '@/components/icon_button'
import { lazyPart } from '@/components/lazy_part'
import { MissingButton } from '@/components/missing_button'
import { useAuthDialogPress } from '@/lib/session/use_auth_dialog'
import { useCurrentUser } from '@/lib/session/use_current_user'
import { classes } from '@/lib/classes'
import { shell } from '@/messages/shell'
import { FreeListingButton } from '@/shell/free_listing_button'
import { LanguageSwitch } from '@/shell/language_switch'
import { Logo } from '@/shell/logo'
import { MobileMenu } from '@/shell/mobile_menu'
import { SearchBox } from '@/shell/search_box'
import { ThemeToggle } from '@/shell/theme_toggle'

const AccountMenu = lazyPart(
  'account_menu',
  async () => (await import('@/shell/account_menu')).AccountMenu,
  (missing) => (
    <MissingButton {...missing} label={shell.accountMenu} icon={<UserRound aria-hidden />} />
  )
)

const MemberLinks = lazyPart(
  'member_links',
  async () => (await import('@/shell/member_links')).MemberLinks,
  () => <MissingLinks />
)

const HEADER = 'z-30 border-b border-line bg-canvas/95 pt-[env(safe-area-inset-top)]'
const STICKY = 'sticky -top-14 backdrop-blur md:top-0 short:static'
/** Without the filter: it would make the header the containing block of its fixed search. */
const STICKY_EXCEPT_ON_PHONES = 'md:sticky md:top-0 md:backdrop-blur short:static'
/** On phones out of the flow, so that nothing moves when it appears. */
const SEARCH_AFTER_HERO =
  'max-md:fixed max-md:inset-x-0 max-md:top-0 max-md:z-30 max-md:border-b max-md:border-line max-md:bg-canvas/95 max-md:pt-[calc(0.5rem+env(safe-area-inset-top))] max-md:backdrop-blur max-md:short:hidden'

/**
 * The header of every page with logo, search and account. On phones only the search is sticky; on the home page it appears
 * once the hero's has been scrolled away (`data-after-hero` in the styles). With large text on a phone the header is narrow in
 * `rem`: the name and the account menu make room, since the slide-out menu and the bottom bar repeat them.
 */
export function Header() {
  const { user, isPending, isUnknown } = useCurrentUser()
  const [parameters] = useSearchParams()
  const q = parameters.get('q') ?? ''
  const isHome = useLocation().pathname === '/'

  return (
    <header className={classes(HEADER, isHome ? STICKY_EXCEPT_ON_PHONES : STICKY)}>
      <div className="@container/header">
        <div className="page flex h-16 items-center gap-2 md:gap-3 @max-[12.5rem]/header:px-2">
          <Logo hasLittleRoom={user !== null || isPending} />
          <div className="mx-auto hidden w-full max-w-md px-4 lg:block">
            <SearchBox key={q} current={q} />
          </div>
          <div
            className={classes(
              'ml-auto flex min-w-0 items-center gap-1 md:gap-2 lg:shrink-0',
              (user || isPending) && 'max-[25rem]:gap-0'
            )}
          >
            <div className="hidden md:block">
              <ThemeToggle isIconOnly />
            </div>
            <FreeListingButton />
            {isPending && (
              <>
                <MissingLinks />
                <span className="size-11 shrink-0 @max-[15.5rem]/header:hidden" />
              </>
            )}
            {user && <MemberLinks />}
            {(user || isUnknown) && (
              <div className="@max-[15.5rem]/header:hidden">
                <AccountMenu user={user} />
              </div>
            )}
            {!user && !isPending && !isUnknown && <GuestButtons />}
            <div className="md:hidden">
              <MobileMenu />
            </div>
          </div>
        </div>
      </div>
      <div
        data-after-hero={isHome || undefined}
        className={classes('page pb-3 lg:hidden', isHome && SEARCH_AFTER_HERO)}
      >
        <SearchBox key={q} current={q} />
      </div>
    </header>
  )
}

/** The space of a member's icons until they are loaded. */
function MissingLinks() {
  return <span className="size-11 md:w-36" />
}

/** The guest's buttons on wide screens. On small ones they are in the slide-out menu, and the language is in the footer. */
function GuestButtons() {
  const logIn = useAuthDialogPress('login')
  const signUp = useAuthDialogPress('signup')

  return (
    <div className="hidden gap-2 md:flex">
      <IconButton asChild label={shell.favourites} icon={<Heart aria-hidden />}>
        <Link to={FAVOURITES_PATH} />
      </IconButton>
      <LanguageSwitch className="lg:hidden xl:inline-flex" />
      <Button variant="outline" {...logIn}>
        {shell.login}
      </Button>
      <Button {...signUp}>{shell.signUp}</Button>
    </div>
  )
}
