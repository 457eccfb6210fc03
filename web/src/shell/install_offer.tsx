import { useEffect, useRef, useState, type ComponentType } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { shouldOfferHindi } from '@/lib/preferences/language'
import {
  INSTALL_OFFER_KEY,
  installOfferRead,
  selectIsInstallable,
  selectIsInstallOfferDue,
} from '@/lib/preferences/install_offer'
import { useChangesOfTabs } from '@/lib/preferences/use_changes_of_tabs'

/** A loaded line, and the page that was open at that time. */
type Loaded = { Line: ComponentType; pathname: string }

/**
 * Offers once to install the app, after the language offer. The line appears with the next page, since it would move the
 * content of the one that is being read.
 */
export function InstallOffer() {
  const isDue = useSelector(selectIsInstallOfferDue)
  const isInstallable = useSelector(selectIsInstallable)
  const dispatch = useDispatch()
  useChangesOfTabs(INSTALL_OFFER_KEY, () => void dispatch(installOfferRead()))
  const { pathname } = useLocation()
  const latestPathname = useRef(pathname)
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const [isShown, setIsShown] = useState(false)

  useEffect(() => {
    latestPathname.current = pathname
  }, [pathname])

  useEffect(() => {
    if (!isDue) return
    import('@/shell/install_offer_line').then(
      ({ InstallOfferLine }) =>
        setLoaded({ Line: InstallOfferLine, pathname: latestPathname.current }),
      () => {}
    )
  }, [isDue])

  const isNext = loaded !== null && pathname !== loaded.pathname
  if (isNext && isDue && !isShown && !shouldOfferHindi()) setIsShown(true)

  return isShown && isInstallable && loaded && <loaded.Line />
}
