import type { RelatedComplaint } from '@saajha/contract/moderation'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { Button } from '@/components/button'
import { formatDateTime } from '@/lib/text/format'
import { desk } from '@/messages/desk'

type Props = {
  complaints: RelatedComplaint[]
  field: UseFormRegisterReturn<'alsoDecides'>
  onChooseAll: () => void
}

/** The complaints that can get the same decision, each with its whole text, since other people may have written them. */
export function RelatedComplaints({ complaints, field, onChooseAll }: Props) {
  return (
    <fieldset className="flex min-w-0 flex-col gap-2" aria-describedby="related-hint">
      <legend className="mb-1 text-sm font-semibold">{desk.related}</legend>
      <p id="related-hint" className="text-sm text-soft">
        {desk.relatedHint}
      </p>
      {complaints.map(({ ticket, body, createdAt }) => (
        <label
          key={ticket}
          className="flex min-h-11 cursor-pointer items-start gap-3 rounded-control border border-control px-3.5 py-2 has-checked:border-primary has-checked:bg-primary-tint"
        >
          <input
            type="checkbox"
            value={ticket}
            className="mt-0.5 size-5 shrink-0 accent-primary"
            {...field}
          />
          <span className="min-w-0">
            <span dir="auto" className="block whitespace-pre-line wrap-anywhere">
              {body}
            </span>
            <span className="block text-sm text-soft">
              {ticket} · {formatDateTime(createdAt)}
            </span>
          </span>
        </label>
      ))}
      {complaints.length > 1 && (
        <Button variant="outline" className="self-start" onClick={onChooseAll}>
          {desk.chooseAll}
        </Button>
      )}
    </fieldset>
  )
}
