import type { ComponentProps } from 'react'
import { IconButton } from '@/components/icon_button'
import type { MissingPart } from '@/components/lazy_part'
import { usePress } from '@/lib/hooks/use_press'
import { useToast } from '@/lib/toasts/use_toast'
import { common } from '@/messages/common'

type Props = MissingPart & Pick<ComponentProps<typeof IconButton>, 'label' | 'icon' | 'variant'>

/** Stands in place of a menu's button until the menu is loaded. After a failed load a press tries again and reports a failure. */
export function MissingButton({ retry, ...attributes }: Props) {
  const { toastError } = useToast()
  const press = usePress(() =>
    retry?.().catch(() => toastError(common.somethingWentWrong, common.offlineHint))
  )

  if (!retry) return <span className="block size-11 shrink-0" />
  return <IconButton aria-haspopup="menu" {...attributes} {...press} />
}
