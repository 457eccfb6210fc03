import { Download } from 'lucide-react'
import { useEffect } from 'react'
import { useDispatch } from 'react-redux'
import { Button } from '@/components/button'
import { IconButton } from '@/components/icon_button'
import { showInstallPrompt } from '@/lib/page/install_prompt'
import { installOfferMade, installPromptClosed } from '@/lib/preferences/install_offer'
import { common } from '@/messages/common'
import { install as messages } from '@/messages/install'

/** The line with the install offer, which is made as soon as it is shown. */
export function InstallOfferLine() {
  const dispatch = useDispatch()
  const close = () => void dispatch(installPromptClosed())

  useEffect(() => {
    dispatch(installOfferMade())
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
