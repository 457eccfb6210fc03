import { useEffect, useRef, useState, type ComponentType } from 'react'
import { Outlet, ScrollRestoration, useLocation, type Location } from 'react-router-dom'
import { OverlayHistory } from '@/components/overlay_history'
import { fetchCode } from '@/lib/fetch_code'
import { removePrerenderedHead } from '@/lib/prerendered_head'
import { setAuthDialogLoader } from '@/lib/session/auth_dialog_code'
import { useAuthDialog } from '@/lib/session/use_auth_dialog'
import { useLiveUpdates } from '@/lib/session/use_live_updates'
import { useThemeOnPage } from '@/lib/use_theme_on_page'
import { shell } from '@/messages/shell'
import { BottomBar } from '@/shell/bottom_bar'
import { Footer } from '@/shell/footer'
import { Header } from '@/shell/header'
import { NavigationProgress } from '@/shell/navigation_progress'
import { OfflineBanner } from '@/shell/offline_banner'
import { useSignInNotice } from '@/shell/use_sign_in_notice'

const loadAuthDialog = async () => {
  await fetchCode('auth_dialog')
  return import('@/features/identity/components/auth_dialog')
}
setAuthDialogLoader(loadAuthDialog)

/** The frame around every page. */
export function AppShell() {
  useThemeOnPage()
  useLiveUpdates()
  useSignInNotice()
  const main = useNewPages()

  return (
    <OverlayHistory>
      <div className="flex min-h-dvh flex-col">
        <a
          href="#content"
          className="fixed top-2 left-2 z-60 -translate-y-20 rounded-control bg-primary px-4 py-3 font-semibold text-on-primary focus:translate-y-0"
        >
          {shell.skipToContent}
        </a>
        <NavigationProgress />
        <Header />
        <OfflineBanner />
        <main id="content" ref={main} tabIndex={-1} className="flex-1 outline-none">
          <Outlet />
        </main>
        <Footer />
        <BottomBar />
        <SignInOnDemand />
        <ScrollRestoration getKey={scrollKey} />
      </div>
    </OverlayHistory>
  )
}

function SignInOnDemand() {
  const { isOpen } = useAuthDialog()
  const [AuthDialog, setAuthDialog] = useState<ComponentType | null>(null)

  // Without `lazy`: React shows what comes after a fallback 300 ms later than it could.
  useEffect(() => {
    if (!isOpen) return
    loadAuthDialog().then(
      (loaded) => setAuthDialog(() => loaded.AuthDialog),
      () => {}
    )
  }, [isOpen])

  return AuthDialog && <AuthDialog />
}

/** A new page takes the focus, so that keyboards and screen readers begin at its top, and ends what was said of the first. */
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

/** Every freshly loaded page bears the same key; by its address it is told from the last one. */
function scrollKey({ key, pathname, search }: Location) {
  return key === 'default' ? pathname + search : key
}
