import type { Legal } from '@saajha/contract/legal'
import { HOURS_TO_DECIDE } from '@saajha/contract/report'
import { Link } from 'react-router-dom'
import { ComplaintForm } from '@/features/moderation/legal/complaint_form'
import { OPENED_HERE } from '@/features/moderation/legal/legal_pages'
import { OperatorFacts } from '@/features/moderation/legal/operator_facts'
import { legal as messages } from '@/messages/legal'

const KINDS = ['intimate', 'authorityOrder', 'unlawfulContent', 'other', 'complaint'] as const

/** A time in hours, or from two days on in days. */
function timeOf(hours: number): string {
  return hours < 48 ? messages.hours({ count: hours }) : messages.days({ count: hours / 24 })
}

/** Who answers complaints and in which time, the form for a complaint about the platform, and how lists are ordered. */
export function ComplaintsText({ legal }: { legal: Legal }) {
  return (
    <div className="flex flex-col gap-6">
      <section>
        <h3 className="mb-1 text-lg">{messages.howToReport}</h3>
        <p>{messages.howToReportHint}</p>
        <p className="mt-2">
          <Link
            to={{ pathname: '/', search: '?report=' }}
            state={OPENED_HERE}
            preventScrollReset
            className="inline-flex min-h-11 items-center font-semibold text-primary underline underline-offset-4"
          >
            {messages.lookUp}
          </Link>
        </p>
      </section>
      <section>
        <h3 className="mb-2 text-lg">{messages.officer}</h3>
        <OperatorFacts legal={legal} />
      </section>
      <section>
        <h3 className="mb-1 text-lg">{messages.limits}</h3>
        <p>{messages.acknowledged}</p>
        <dl className="mt-2 flex flex-col gap-1.5">
          {KINDS.map((kind) => (
            <div
              key={kind}
              className="flex flex-wrap justify-between gap-x-4 border-b border-line pb-1.5"
            >
              <dt>{messages.limitKinds[kind]}</dt>
              <dd className="font-semibold">{timeOf(HOURS_TO_DECIDE[kind])}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-2">{messages.appeal}</p>
      </section>
      <section>
        <h3 className="mb-2 text-lg">{messages.complain}</h3>
        <ComplaintForm />
      </section>
      <section>
        <h3 className="mb-1 text-lg">{messages.order}</h3>
        <ul className="flex list-disc flex-col gap-1.5 pl-5">
          {messages.orderLines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
    </div>
  )
}
