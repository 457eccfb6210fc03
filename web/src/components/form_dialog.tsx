import { useCallback, useState, type ComponentProps } from 'react'
import { AlertDialog } from '@/components/alert_dialog'
import { Dialog } from '@/components/dialog'
import { UnsavedInput } from '@/components/unsaved_input'
import { drafts } from '@/messages/drafts'

type Props = ComponentProps<typeof Dialog> & {
  /** What the question says would be lost. */
  closeHint?: string
  /** The button of the question that keeps the dialog open. */
  keepLabel?: string
}

/** A dialog with forms. It asks before it closes while one of them has unsaved input (`useUnsavedInput`). */
export function FormDialog({
  onOpenChange,
  closeHint = drafts.closeHint,
  keepLabel = drafts.keepEditing,
  children,
  ...props
}: Props) {
  const [unsaved, setUnsaved] = useState(0)
  const [isAsking, setAsking] = useState(false)
  // What was unsaved may be saved meanwhile.
  if (isAsking && unsaved === 0) setAsking(false)
  const count = useCallback((more: number) => setUnsaved((before) => before + more), [])

  return (
    <>
      <Dialog
        {...props}
        // Back has removed the dialog's history entry when it asks; it gets one again when it stays.
        isInHistory={!isAsking}
        onOpenChange={(open) => (open || unsaved === 0 ? onOpenChange(open) : setAsking(true))}
      >
        <UnsavedInput value={count}>{children}</UnsavedInput>
      </Dialog>
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={drafts.closeHeading}
        description={closeHint}
        cancelLabel={keepLabel}
        confirmLabel={drafts.close}
        onConfirm={() => {
          setAsking(false)
          onOpenChange(false)
        }}
      />
    </>
  )
}
