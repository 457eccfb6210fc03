import type { FraudWarning } from '@saajha/contract/fraud/fraud_warning'
import { useRef, useState } from 'react'
import { LazyAlertDialog } from '@/components/lazy_alert_dialog'
import { warningsIn } from '@/features/moderation/public'
import { fraud } from '@/messages/fraud'

type Asked = { warnings: FraudWarning[]; answer: (sends: boolean) => void }

/**
 * Asks the writer of a message with signs of a fraud once whether to send it. `ask` resolves to whether to send a text;
 * `question` is to be rendered. `loadWarnings()` before it spares the first message a wait.
 */
export function useFraudQuestion() {
  const [asked, setAsked] = useState<Asked | null>(null)
  const [isOpen, setOpen] = useState(false)
  const confirmed = useRef('')
  const isAsking = useRef(false)

  /**
   * A text that was confirmed once is not asked about again, so that a failed request can be repeated. A second press while the
   * first one is being answered resolves to false.
   */
  const ask = async (text: string): Promise<boolean> => {
    if (text === confirmed.current) return true
    if (isAsking.current) return false
    isAsking.current = true
    const sends = await confirm(text)
    isAsking.current = false
    return sends
  }

  const confirm = async (text: string): Promise<boolean> => {
    const warnings = await warningsIn(text)
    if (warnings.length === 0) return true
    const sends = await new Promise<boolean>((answer) => {
      setAsked({ warnings, answer })
      setOpen(true)
    })
    setOpen(false)
    if (sends) confirmed.current = text
    return sends
  }

  const question = asked && (
    <LazyAlertDialog
      open={isOpen}
      onOpenChange={(open) => !open && asked.answer(false)}
      title={fraud.question}
      description={fraud.questionHint}
      confirmLabel={fraud.sendAnyway}
      onConfirm={() => asked.answer(true)}
      cancelLabel={fraud.change}
      advisesCancel
    >
      <ul className="list-disc space-y-1 pl-5">
        {asked.warnings.map((warning) => (
          <li key={warning}>{fraud.warnings[warning]}</li>
        ))}
      </ul>
    </LazyAlertDialog>
  )
  return { ask, question }
}
