import { Download } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { Button } from '@/components/button'
import { IconButton } from '@/components/icon_button'
import { showInstallPrompt } from '@/lib/page/install_prompt'
import {
  INSTALL_OFFER_KEY,
  installableChanged,
  installStageChanged,
  readInstallOffer,
  selectInstallOffer,
} from '@/lib/preferences/install_offer'
import { shouldOfferHindi } from '@/lib/preferences/language'
import { useChangesOfTabs } from '@/lib/preferences/use_changes_of_tabs'
import { common } from '@/messages/common'
import { install as messages } from '@/messages/install'

/**
 * Offers once to install the app, after the language offer. The line appears with the next page, since it would move the
 * content of the one that is being read.
 */
export function InstallOfferLine() {
  const { stage, isInstallable } = useSelector(selectInstallOffer)
  const dispatch = useDispatch()
  const { pathname } = useLocation()
  const [firstPathname] = useState(pathname)
  const [isShown, setIsShown] = useState(false)
  useChangesOfTabs(
    INSTALL_OFFER_KEY,
    () => void dispatch(installStageChanged(readInstallOffer().stage))
  )

  // Another tab may have made the offer before this line was loaded.
  useEffect(() => {
    dispatch(installStageChanged(readInstallOffer().stage))
  }, [dispatch])

  const isNext = stage === 'due' && pathname !== firstPathname && !shouldOfferHindi()
  if (isNext && !isShown) setIsShown(true)
  return isShown && isInstallable && <Line />
}

/** The offer is made as soon as it is shown. */
function Line() {
  const dispatch = useDispatch()
  const close = () => void dispatch(installableChanged(false))

  useEffect(() => {
    dispatch(installStageChanged('made'))
  }, [dispatch])

  const install = () => {
    close()
    // The browser has its own words for a failure.
    showInstallPrompt().catch(() => {})
  }

  return (
    <aside aria-label={messages.offer} className="border-b border-line bg-primary-tint">
      <div className="page flex items-center justify-between">
        <Button variant="ghost" onClick={install} className="-ml-5">
          <Download aria-hidden />
          {messages.offer}
        </Button>
        <IconButton
          label={common.dismiss}
          icon={
            <span aria-hidden className="text-2xl leading-none">
              ×
            </span>
          }
          onClick={close}
          className="-mr-3"
        />
      </div>
    </aside>
  )
}
