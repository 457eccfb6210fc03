import { CircleAlert, CircleCheck, ExternalLink, Info, X } from 'lucide-react'
import { Toast as Radix } from 'radix-ui'
import { useRef } from 'react'
import { useDispatch } from 'react-redux'
import { isInDialog } from '@/components/dialog_escape'
import { QuotingText } from '@/components/quoting_text'
import { classes } from '@/lib/classes'
import { toastClosed, type NoticeAction, type ShownNotice } from '@/lib/toasts/toasts_slice'
import { common } from '@/messages/common'

const ICONS = { default: CircleCheck, info: Info, destructive: CircleAlert }

/** A shown notice. */
export function Toast({
  id,
  title,
  quote,
  description,
  variant = 'default',
  action,
  isOpen,
}: ShownNotice) {
  const isDestructive = variant === 'destructive'
  const Icon = ICONS[variant]
  const isForDialog = useRef(false)
  const dispatch = useDispatch()

  function close() {
    if (!isForDialog.current) dispatch(toastClosed({ id }))
    isForDialog.current = false
  }

  return (
    <Radix.Root
      open={isOpen}
      onOpenChange={(open) => !open && close()}
      // Does not prevent the event, since the dialog must still receive it.
      onEscapeKeyDown={(event) => void (isForDialog.current = isInDialog(event))}
      type={isDestructive || action ? 'foreground' : 'background'}
      className={classes(
        'pointer-events-auto relative flex w-full items-start gap-3 rounded-card border py-2 pr-12 pl-3 shadow-float sm:p-4 sm:pr-12',
        'animate-rise-in data-[state=closed]:animate-fade-out',
        'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0',
        'data-[swipe=cancel]:transition-transform data-[swipe=end]:animate-swipe-out',
        isDestructive
          ? 'border-danger bg-danger text-on-danger'
          : 'border-l-4 border-line bg-raised text-ink',
        variant === 'default' && 'border-l-success [&>svg]:text-success',
        variant === 'info' && 'border-l-info [&>svg]:text-info'
      )}
    >
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0 flex-1">
        <Radix.Title className="font-semibold">
          <QuotingText sentence={title} quote={quote} />
        </Radix.Title>
        {description && (
          <Radix.Description className="mt-0.5 text-sm opacity-90">{description}</Radix.Description>
        )}
        {action && (
          <Action
            action={action}
            onPress={() => dispatch(toastClosed({ id, isActionPressed: true }))}
          />
        )}
      </div>
      <Radix.Close
        aria-label={common.dismiss}
        className="absolute top-1 right-1 grid size-11 place-items-center rounded-full opacity-75 outline-current hover:opacity-100"
      >
        <X aria-hidden className="size-4" />
      </Radix.Close>
    </Radix.Root>
  )
}

const ACTION_CLASSES =
  '-mb-2 inline-flex min-h-11 items-center gap-1.5 font-semibold underline underline-offset-4 outline-current'

function Action({ action, onPress }: { action: NoticeAction; onPress: () => void }) {
  if ('hint' in action) {
    return (
      <Radix.Action altText={action.hint} onClick={onPress} className={ACTION_CLASSES}>
        {action.label}
      </Radix.Action>
    )
  }
  return (
    <Radix.Action asChild altText={action.label}>
      <a href={action.href} target="_blank" rel="noreferrer" className={ACTION_CLASSES}>
        {action.label}
        <ExternalLink aria-hidden className="size-4" />
      </a>
    </Radix.Action>
  )
}
