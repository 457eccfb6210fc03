import { MAIL_LINK_TITLES } from '@saajha/contract/page_texts/mail_links'
import { lazy, Suspense, useState } from 'react'
import { Button } from '@/components/button'
import type { Hidden } from '@/features/moderation/appeals/appeal_dialog'
import { usePress } from '@/lib/hooks/use_press'
import { language } from '@/lib/preferences/language'
import { useToast } from '@/lib/toasts/use_toast'
import { common } from '@/messages/common'

const loadDialog = () => import('@/features/moderation/appeals/appeal_dialog')
const HidingAppealDialog = lazy(async () => ({ default: (await loadDialog()).HidingAppealDialog }))

/** The button by which a member asks to look again at their hidden listing, review or answer. */
export function AppealButton({ hidden }: { hidden: Hidden }) {
  const [isOpen, setOpen] = useState(false)
  const { toastError } = useToast()
  const press = usePress(() =>
    loadDialog().then(
      () => setOpen(true),
      () => toastError(common.somethingWentWrong, common.offlineHint)
    )
  )

  return (
    <>
      <Button variant="outline" className="mt-2" {...press}>
        {MAIL_LINK_TITLES[language].appeal}
      </Button>
      {isOpen && (
        <Suspense>
          <HidingAppealDialog hidden={hidden} onDone={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
