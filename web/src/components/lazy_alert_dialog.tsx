import type { ComponentProps } from 'react'
import type { AlertDialog as Dialog } from '@/components/alert_dialog'
import { Spinner } from '@/components/spinner'
import { fetchCode } from '@/lib/build/fetch_code'
import { useCodeOfPress } from '@/lib/hooks/use_code_of_press'
import { common } from '@/messages/common'

const loadDialog = async () => {
  await fetchCode('alert_dialog')
  const { AlertDialog } = await import('@/components/alert_dialog')
  return { AlertDialog }
}

/** An `AlertDialog` whose code is loaded when it first opens. If that fails, it closes with an error. */
export function LazyAlertDialog(props: ComponentProps<typeof Dialog>) {
  const { AlertDialog } = useCodeOfPress(loadDialog, props.open, props.onOpenChange)
  if (AlertDialog) return <AlertDialog {...props} />
  return (
    props.open && (
      <p
        role="status"
        aria-label={common.loading}
        className="fixed inset-0 z-40 grid animate-fade-in place-items-center bg-scrim text-on-scrim"
      >
        <Spinner />
      </p>
    )
  )
}
