import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { KeyboardEventHandler, ReactNode } from 'react'
import { closedByEscape } from '@/components/dialog_escape'
import { IconButton } from '@/components/icon_button'
import { classes } from '@/lib/classes'
import { useBackCloses } from '@/components/use_back_closes'
import { useDialogFocus, type InitialFocus } from '@/components/use_dialog_focus'
import { common } from '@/messages/common'

type Props = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description?: ReactNode
  children: ReactNode
  /** `wide` for pictures and long forms. */
  size?: 'normal' | 'wide'
  /** The initial focus: `field` for a form behind tabs, `control` for other forms, `panel` otherwise. */
  focusOn?: InitialFocus
  /** False while a question about closing it is open: the question has the history entry. */
  isInHistory?: boolean
  onKeyDown?: KeyboardEventHandler<HTMLElement>
}

/** A modal dialog; it restores the focus when it closes. */
export function Dialog(props: Props) {
  const { open, onOpenChange, title, description, children, size, onKeyDown } = props
  const { focusOn = 'control', isInHistory = true } = props
  const focus = useDialogFocus(focusOn)
  const closing = closedByEscape(() => onOpenChange(false))
  useBackCloses(open && isInHistory, () => onOpenChange(false))

  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 animate-fade-in bg-scrim backdrop-blur-xs data-[state=closed]:animate-fade-out" />
        <Radix.Content
          {...focus}
          {...closing}
          onKeyDown={(event) => {
            closing.onKeyDown(event)
            onKeyDown?.(event)
          }}
          {...(description ? {} : { 'aria-describedby': undefined })}
          className={classes(
            'fixed inset-x-3 top-1/2 z-50 mx-auto max-h-[calc(100dvh-1.5rem)] -translate-y-1/2',
            'forced-edge animate-rise-in overflow-y-auto overscroll-contain rounded-panel bg-raised p-[min(1.5rem,6.7vw)] shadow-float outline-none',
            'data-[state=closed]:animate-fade-out sm:p-8',
            size === 'wide' ? 'max-w-4xl' : 'max-w-md'
          )}
        >
          <Radix.Title className="pr-10 font-display text-2xl font-bold tracking-tight">
            {title}
          </Radix.Title>
          {description && (
            <Radix.Description className="mt-1 text-soft">{description}</Radix.Description>
          )}
          <div className="mt-5">{children}</div>
          <Radix.Close asChild>
            <IconButton
              label={common.close}
              icon={<X aria-hidden />}
              className="absolute top-3 right-3"
            />
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
