import { SYSTEM_CHECK_TEXTS } from '@saajha/contract/page_texts/system_checks'
import { valueOf, type SystemFact } from '@saajha/contract/system'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import { Card } from '@/components/card'
import { PageLoading } from '@/components/page_loading'
import { DeskFailed } from '@/features/moderation/desk/desk_failed'
import { useSystemReport } from '@/features/moderation/desk/use_desk'
import { language } from '@/lib/preferences/language'
import { formatDateTime } from '@/lib/text/format'
import { desk } from '@/messages/desk'

/** The checks of the installation, those that failed first, with what to do. */
export function SystemArea() {
  const { data: report, error, refetch } = useSystemReport()

  if (!report)
    return error ? <DeskFailed error={error} onRetry={() => void refetch()} /> : <PageLoading />
  const facts = report.facts.toSorted((one, other) => Number(one.isWell) - Number(other.isWell))
  return (
    <section aria-label={desk.system} className="flex max-w-3xl flex-col gap-3">
      <p className="text-soft">
        {desk.checked({ version: report.version, at: formatDateTime(report.checkedAt) })}
      </p>
      <ul className="flex flex-col gap-2">
        {facts.map((fact) => (
          <Fact key={fact.name} fact={fact} />
        ))}
      </ul>
    </section>
  )
}

function Fact({ fact }: { fact: SystemFact }) {
  // A check of a newer release has no text here.
  const text = SYSTEM_CHECK_TEXTS[language][fact.name] ?? { title: fact.name, advice: '' }
  const { isWell, level } = fact
  const Icon = isWell ? CircleCheck : TriangleAlert

  return (
    <Card as="li" className="flex gap-3 p-4">
      <Icon
        aria-hidden
        className={`mt-0.5 size-5 shrink-0 ${isWell ? 'text-success' : level === 'error' ? 'text-danger' : 'text-warning'}`}
      />
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">
          {text.title}
          <span className="font-normal text-soft"> {valueOf(fact)}</span>
        </p>
        {isWell ? (
          <p className="text-sm text-soft">{desk.well}</p>
        ) : (
          <p className="text-sm wrap-anywhere">
            {level === 'error' ? desk.fault : desk.advice}: {text.advice}
          </p>
        )}
      </div>
    </Card>
  )
}
