import type { FraudWarning } from '@saajha/contract/fraud/fraud_warning'
import { useEffect, useState, type ReactNode } from 'react'
import { FraudWarningNote } from '@/features/moderation/fraud/fraud_warning'
import { warningsIn } from '@/features/moderation/fraud/warnings_in'

type Props = {
  texts: readonly (string | null | undefined)[]
  /** Buttons to report and block the writer. */
  steps?: ReactNode
  className?: string
}

/**
 * What to be careful of in texts that another member wrote, other than messages, whose warnings the API stores; nothing until the
 * patterns are loaded, and without signs of a fraud. Each text is read alone, so that two harmless ones make no pattern.
 */
export function TextWarnings({ texts, steps, className }: Props) {
  const [warnings, setWarnings] = useState<FraudWarning[]>([])
  const key = JSON.stringify(texts)

  useEffect(() => {
    let isCurrent = true
    const all = (JSON.parse(key) as Props['texts']).filter((text) => text?.trim())
    void Promise.all(all.map((text) => warningsIn(text!))).then((found) => {
      if (isCurrent) setWarnings([...new Set(found.flat())])
    })
    return () => void (isCurrent = false)
  }, [key])

  if (warnings.length === 0) return null
  return (
    <div className={className}>
      <FraudWarningNote warnings={warnings} steps={steps} />
    </div>
  )
}
