import { Field } from '@/components/field'
import { Select } from '@/components/select'
import type { ReportedSubject } from '@/features/moderation/reporting/report_dialog'
import { langOf } from '@/lib/text/lang_of'
import { report } from '@/messages/report'

type Props = {
  subject: ReportedSubject
  choices: readonly ReportedSubject[]
  onChoose: (subject: ReportedSubject) => void
}

/** What is reported: a choice if there are several subjects, and the whole text that becomes evidence. */
export function ReportSubjects({ subject, choices, onChoose }: Props) {
  const { text } = subject

  return (
    <>
      {choices.length > 1 && (
        <Field label={report.subject} className="mb-3">
          <Select
            options={choices.map(({ id, label = '' }) => ({ value: id, label }))}
            value={subject.id}
            onChange={({ target }) => onChoose(choices.find(({ id }) => id === target.value)!)}
          />
        </Field>
      )}
      {text && (
        <blockquote
          dir="auto"
          lang={langOf(text)}
          tabIndex={0}
          aria-label={subject.kind === 'message' ? report.quote : report.written}
          className="mb-5 max-h-40 overflow-y-auto rounded-card bg-sunken px-4 py-2.5 wrap-anywhere whitespace-pre-wrap"
        >
          {text}
        </blockquote>
      )}
    </>
  )
}
