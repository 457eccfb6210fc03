import { CalendarPlus, Copy } from 'lucide-react'
import { Button } from '@/components/button'
import { Field } from '@/components/field'
import { Input } from '@/components/input'
import { useCopyLink } from '@/lib/hooks/use_copy_link'
import { calendarFeed as messages } from '@/messages/calendar_feed'

/** A new secret link, to copy it or to open it in a calendar app. It is shown once. */
export function CalendarUrl({ url }: { url: string }) {
  const copy = useCopyLink()

  return (
    <div className="mt-4 flex flex-col gap-3">
      <Field label={messages.link} hint={messages.linkHint}>
        <Input readOnly value={url} onFocus={({ target }) => target.select()} />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void copy(url)}>
          <Copy aria-hidden />
          {messages.copy}
        </Button>
        <Button asChild variant="outline">
          <a href={url.replace(/^https?:/, 'webcal:')}>
            <CalendarPlus aria-hidden />
            {messages.add}
          </a>
        </Button>
      </div>
    </div>
  )
}
