import { useCallback, useRef, type ReactNode } from 'react'
import { LeaveQuestion } from '@/components/leave_question'
import { UnsavedInput } from '@/components/unsaved_input'
import { drafts } from '@/messages/drafts'

/** A page with several forms. It asks before it is left while one of them has unsaved input (`useUnsavedInput`). */
export function FormPage({ children }: { children: ReactNode }) {
  const unsaved = useRef(0)
  const count = useCallback((more: number) => void (unsaved.current += more), [])

  return (
    <>
      <LeaveQuestion
        isUnsaved={() => unsaved.current > 0}
        isSending={false}
        hint={drafts.leaveUnsavedHint}
      />
      <UnsavedInput value={count}>{children}</UnsavedInput>
    </>
  )
}
