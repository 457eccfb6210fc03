import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { closedByEscape } from '@/components/dialog_escape'
import { IconButton } from '@/components/icon_button'
import { classes } from '@/lib/classes'
import { useBackCloses } from '@/components/use_back_closes'
import { useDialogFocus } from '@/components/use_dialog_focus'
import { common } from '@/messages/common'

const SIDES = {
  right:
    'inset-y-0 right-0 w-[min(22rem,88vw)] rounded-l-panel animate-slide-in-right data-[state=closed]:animate-slide-out-right',
  left: 'inset-y-0 left-0 w-[min(22rem,88vw)] rounded-r-panel animate-slide-in-left data-[state=closed]:animate-slide-out-left',
  bottom:
    'inset-x-0 bottom-0 max-h-[90dvh] rounded-t-panel animate-slide-in-bottom data-[state=closed]:animate-slide-out-bottom',
}

type Props = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  children: ReactNode
  side?: keyof typeof SIDES
}

/** A modal panel that slides in from a side. */
export function Sheet({ open, onOpenChange, title, children, side = 'right' }: Props) {
  const focus = useDialogFocus('panel')
  useBackCloses(open, () => onOpenChange(false))

  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-fade-in bg-scrim data-[state=closed]:animate-fade-out" />
        <Radix.Content
          aria-describedby={undefined}
          {...focus}
          {...closedByEscape(() => onOpenChange(false))}
          className={classes(
            // The padding keeps what receives the focus clear of a bar at the bottom.
            'forced-edge fixed z-50 flex scroll-pb-20 flex-col overflow-y-auto overscroll-contain',
            'bg-raised p-4 shadow-float outline-none',
            SIDES[side]
          )}
        >
          <div className="mb-3 flex items-center justify-between pl-3">
            <Radix.Title className="font-display text-xl font-bold">{title}</Radix.Title>
            <Radix.Close asChild>
              <IconButton label={common.close} icon={<X aria-hidden />} />
            </Radix.Close>
          </div>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
