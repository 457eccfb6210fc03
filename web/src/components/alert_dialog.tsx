import { AlertDialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { Button } from '@/components/button'
import { closedByEscape } from '@/components/dialog_escape'
import { useBackCloses } from '@/components/use_back_closes'
import { useDialogFocus } from '@/components/use_dialog_focus'
import { common } from '@/messages/common'

type Props = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description: ReactNode
  /** Omit for a message without a question; `cancelLabel` then closes it. */
  confirmLabel?: string
  /** The parent closes the dialog, so that `busy` is visible meanwhile. */
  onConfirm?: () => void
  cancelLabel?: string
  destructive?: boolean
  /** Whether to cancel is what the reader should do: its button is the filled one. */
  advisesCancel?: boolean
  busy?: boolean
  /** False for a question about a navigation: a new history entry would cancel the navigation. */
  isInHistory?: boolean
  /** Additional content, such as a field for a reason. */
  children?: ReactNode
}

/** A dialog that confirms an irreversible action or shows an important message. */
export function AlertDialog(props: Props) {
  const { open, onOpenChange, title, description, children, onConfirm, busy } = props
  const { confirmLabel, cancelLabel = common.cancel, destructive = false } = props
  const { advisesCancel = !confirmLabel, isInHistory = true } = props
  const confirmVariant = advisesCancel ? 'outline' : 'primary'
  const focus = useDialogFocus('control')
  useBackCloses(open && isInHistory, () => onOpenChange(false))

  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-fade-in bg-scrim backdrop-blur-xs data-[state=closed]:animate-fade-out" />
        <Radix.Content
          {...focus}
          {...closedByEscape(() => onOpenChange(false))}
          className="forced-edge fixed inset-x-3 top-1/2 z-50 mx-auto max-h-[calc(100dvh-1.5rem)] max-w-md -translate-y-1/2 animate-rise-in overflow-y-auto rounded-panel bg-raised p-6 shadow-float outline-none data-[state=closed]:animate-fade-out"
        >
          <Radix.Title className="font-display text-xl font-bold">{title}</Radix.Title>
          <Radix.Description className="mt-2 text-soft">{description}</Radix.Description>
          {children && <div className="mt-4">{children}</div>}
          <div className="mt-6 flex flex-col gap-3 sm:flex-row sm:justify-end">
            {confirmLabel && (
              <Button
                variant={destructive ? 'danger' : confirmVariant}
                busy={busy}
                onClick={onConfirm}
              >
                {confirmLabel}
              </Button>
            )}
            <Radix.Cancel asChild>
              <Button variant={advisesCancel ? 'primary' : 'outline'} disabled={busy}>
                {cancelLabel}
              </Button>
            </Radix.Cancel>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
