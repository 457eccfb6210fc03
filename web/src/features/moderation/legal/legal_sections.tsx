import type { Legal } from '@saajha/contract/legal'
import { OperatorFacts } from '@/features/moderation/legal/operator_facts'
import { legal as messages } from '@/messages/legal'

type Props = { page: 'terms' | 'privacy'; legal: Legal }

/** The terms or the privacy notice. */
export function LegalSections({ page, legal }: Props) {
  return (
    <div className="flex flex-col gap-6">
      {messages[page].map(({ heading, lines }) => (
        <section key={heading}>
          <h3 className="mb-1 text-lg">{heading}</h3>
          <ul className="flex list-disc flex-col gap-1.5 pl-5">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      ))}
      <section>
        <h3 className="mb-2 text-lg">{messages.contact}</h3>
        <OperatorFacts legal={legal} />
      </section>
    </div>
  )
}
