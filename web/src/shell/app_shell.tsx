import { useEffect, useEffectEvent, useRef, useState, type ComponentType } from 'react'
import { Outlet, ScrollRestoration, useLocation, type Location } from 'react-router-dom'
import { OverlayHistory } from '@/components/overlay_history'
import { useSearchesOfTabs } from '@/features/catalogue/hooks/use_searches_of_tabs'
import { fetchCode } from '@/lib/build/fetch_code'
import { removePrerenderedHead } from '@/lib/page/prerendered_head'
import { setAuthDialogLoader } from '@/lib/session/auth_dialog_code'
import { useAuthDialog } from '@/lib/session/use_auth_dialog'
import { useLiveUpdates } from '@/lib/session/use_live_updates'
import { useCityOfTabs } from '@/lib/preferences/use_city_of_tabs'
import { useFavouritesOfTabs } from '@/lib/preferences/use_favourites_of_tabs'
import { useThemeOnPage } from '@/lib/preferences/use_theme_on_page'
import { shell } from '@/messages/shell'
import { BottomBar } from '@/shell/bottom_bar'
import { Footer } from '@/shell/footer'
import { Header } from '@/shell/header'
import { InstallOffer } from '@/shell/install_offer'
import { KeptBookings } from '@/shell/kept_bookings'
import { LanguageOffer } from '@/shell/language_offer'
import { LegalOnDemand } from '@/shell/legal_on_demand'
import { MailLinkOnDemand } from '@/shell/mail_link_on_demand'
import { NavigationProgress } from '@/shell/navigation_progress'
import { OfflineBanner } from '@/shell/offline_banner'
import { useSignInNotice } from '@/shell/use_sign_in_notice'
import { useUnreadTitle } from '@/shell/use_unread_title'

const loadAuthDialog = async () => {
  await fetchCode('auth_dialog')
  return import('@/features/identity/components/auth_dialog')
}
setAuthDialogLoader(loadAuthDialog)

/** The layout of every page. */
export function AppShell() {
  useThemeOnPage()
  useFavouritesOfTabs()
  useCityOfTabs()
  useSearchesOfTabs()
  useLiveUpdates()
  useUnreadTitle()
  useSignInNotice()
  const main = useNewPages()

  return (
    <OverlayHistory>
      <div data-shell className="flex min-h-dvh flex-col">
        <a
          href="#content"
          className="fixed top-2 left-2 z-60 -translate-y-20 rounded-control bg-primary px-4 py-3 font-semibold text-on-primary focus:translate-y-0"
        >
          {shell.skipToContent}
        </a>
        <NavigationProgress />
        <Header />
        <LanguageOffer />
        <InstallOffer />
        <OfflineBanner />
        <main id="content" ref={main} tabIndex={-1} className="flex-1 outline-none">
          <Outlet />
        </main>
        <Footer />
        {/* Hidden while a page has its own bar or the on-screen keyboard is open. */}
        <div data-yields className="sticky bottom-0 z-30 short:static">
          <KeptBookings />
          <BottomBar />
        </div>
        <SignInOnDemand />
        <MailLinkOnDemand />
        <LegalOnDemand />
        <ScrollRestoration getKey={scrollKey} />
      </div>
    </OverlayHistory>
  )
}

function SignInOnDemand() {
  const { isOpen, close } = useAuthDialog()
  const [AuthDialog, setAuthDialog] = useState<ComponentType | null>(null)
  // A dialog that counts as open without its code could not be opened by a press.
  const closeUnloaded = useEffectEvent(close)

  // Not `lazy`, since React delays content after a Suspense fallback by up to 300 ms.
  useEffect(() => {
    if (!isOpen) return
    loadAuthDialog().then(
      (loaded) => setAuthDialog(() => loaded.AuthDialog),
      () => closeUnloaded()
    )
  }, [isOpen])

  return AuthDialog && <AuthDialog />
}

/** After a navigation focuses the new page, where keyboards and screen readers start, and removes the initial page's head elements. */
function useNewPages() {
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const shown = useRef(pathname)

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    main.current?.focus({ preventScroll: true })
    removePrerenderedHead()
  }, [pathname])

  return main
}

/** Every full page load has the same key, so the URL is part of the scroll key. */
function scrollKey({ key, pathname, search }: Location) {
  return key === 'default' ? pathname + search : key
}
