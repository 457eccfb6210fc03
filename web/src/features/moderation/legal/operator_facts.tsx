import type { Legal } from '@saajha/contract/legal'
import { Alert } from '@/components/alert'
import { mailLink } from '@/lib/text/mail_link'
import { legal as messages } from '@/messages/legal'

/** The operator and the grievance officer; what the operator has not set is named as missing. */
export function OperatorFacts({ legal }: { legal: Legal }) {
  const { name, address, officer, email } = legal
  const missing = (['name', 'address', 'officer', 'email'] as const).filter(
    (field) => legal[field] === null
  )

  return (
    <>
      <dl className="flex flex-col gap-2 wrap-anywhere">
        {officer && (
          <div>
            <dt className="text-sm text-soft">{messages.facts.officer}</dt>
            <dd>{officer}</dd>
          </div>
        )}
        {email && (
          <div>
            <dt className="text-sm text-soft">{messages.facts.email}</dt>
            <dd>
              <a
                href={mailLink(email)}
                className="font-semibold text-primary underline underline-offset-4"
              >
                {email}
              </a>
            </dd>
          </div>
        )}
        {name && (
          <div>
            <dt className="text-sm text-soft">{messages.facts.name}</dt>
            <dd>{name}</dd>
          </div>
        )}
        {address && (
          <div>
            <dt className="text-sm text-soft">{messages.facts.address}</dt>
            <dd className="whitespace-pre-line">{address}</dd>
          </div>
        )}
      </dl>
      {missing.length > 0 && (
        <Alert variant="warning" className="mt-3">
          {messages.missing({ names: missing.map((field) => messages.facts[field]).join(', ') })}
        </Alert>
      )}
    </>
  )
}
