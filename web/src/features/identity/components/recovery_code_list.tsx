import { Copy } from 'lucide-react'
import { Alert } from '@/components/alert'
import { Button } from '@/components/button'
import { inFours } from '@/features/identity/in_fours'
import { useToast } from '@/lib/toasts/use_toast'
import { secondFactor } from '@/messages/second_factor'

type Props = { codes: string[]; onDone: () => Promise<void> }

/** The recovery codes. They are shown once. */
export function RecoveryCodeList({ codes, onDone }: Props) {
  const { toast, toastError } = useToast()
  const lines = codes.map(inFours)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(lines.join('\n'))
      toast({ title: secondFactor.copied })
    } catch {
      toastError(secondFactor.notCopied, secondFactor.notCopiedHint)
    }
  }

  return (
    <div className="mt-4 flex flex-col gap-4">
      <Alert variant="success" title={secondFactor.turnedOn}>
        {secondFactor.keepCodes}
      </Alert>
      <ul aria-label={secondFactor.recoveryCodes} className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
        {lines.map((line) => (
          <li key={line} className="font-mono">
            {line}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        {/* The list replaces the form that had the focus. */}
        <Button variant="outline" autoFocus onClick={() => void copy()}>
          <Copy aria-hidden />
          {secondFactor.copy}
        </Button>
        <Button onClick={() => void onDone()}>{secondFactor.done}</Button>
      </div>
    </div>
  )
}
