import { lazy, Suspense, useState } from 'react'
import { Button } from '@/components/button'
import { usePress } from '@/lib/hooks/use_press'
import { useToast } from '@/lib/toasts/use_toast'
import { appeal } from '@/messages/appeal'
import { common } from '@/messages/common'

const loadDialog = () => import('@/features/moderation/appeals/appeal_dialog')
const ItemAppealDialog = lazy(async () => ({ default: (await loadDialog()).ItemAppealDialog }))

/** The button by which the owner of a hidden listing asks to look again. */
export function ItemAppealButton({ itemId, reason }: { itemId: string; reason: string }) {
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
        {appeal.ask}
      </Button>
      {isOpen && (
        <Suspense>
          <ItemAppealDialog itemId={itemId} reason={reason} onDone={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
