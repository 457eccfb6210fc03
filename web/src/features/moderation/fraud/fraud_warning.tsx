import type { ReactNode } from 'react'
import { Alert } from '@/components/alert'
import { knownWarnings } from '@/features/moderation/fraud/known_warnings'
import { fraud } from '@/messages/fraud'

/** The government's helpline for online fraud, and its site for complaints. */
const HELPLINE = '1930'
const SITE = 'cybercrime.gov.in'

const LINK = 'inline-flex min-h-11 items-center font-semibold underline underline-offset-4'

type Props = {
  warnings: readonly string[]
  /** Buttons to report and block the writer. */
  steps?: ReactNode
}

/** What to be careful of in a received message; nothing for a message without warnings. */
export function FraudWarningNote({ warnings, steps }: Props) {
  const known = knownWarnings(warnings)
  if (known.length === 0) return null

  return (
    <Alert
      variant="warning"
      title={fraud.heading}
      action={
        <>
          <p className="flex flex-wrap items-center gap-x-4 text-sm">
            {fraud.paid}
            <a href={`tel:${HELPLINE}`} className={LINK}>
              {fraud.call({ number: HELPLINE })}
            </a>
            <a href={`https://${SITE}`} target="_blank" rel="noreferrer" className={LINK}>
              {fraud.complain({ site: SITE })}
            </a>
          </p>
          {steps}
        </>
      }
    >
      {known.map((warning) => (
        <p key={warning}>{fraud.warnings[warning]}</p>
      ))}
    </Alert>
  )
}
