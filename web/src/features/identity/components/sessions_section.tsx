import { agentName } from '@saajha/contract/agent_name'
import type { MemberSession } from '@saajha/contract/user'
import { useState } from 'react'
import { LazyAlertDialog } from '@/components/lazy_alert_dialog'
import { Badge } from '@/components/badge'
import { Button } from '@/components/button'
import { Card } from '@/components/card'
import { Skeleton } from '@/components/skeleton'
import { useEndSession, useSessions } from '@/features/identity/hooks/use_sessions'
import { useFocusOnRemoval } from '@/lib/hooks/use_focus_on_removal'
import { language } from '@/lib/preferences/language'
import { formatCalendarDay, formatDate } from '@/lib/text/format'
import { common } from '@/messages/common'
import { sessions as messages } from '@/messages/sessions'

/** Section of the profile page with the places where the member is signed in. */
export function SessionsSection() {
  const { sessions, isError, retry } = useSessions()

  return (
    <Card as="section" aria-label={messages.heading} className="mt-5 p-[min(1.25rem,5.6vw)] sm:p-6">
      <h2 className="text-heading">{messages.heading}</h2>
      <p className="mt-1 text-soft">{messages.hint}</p>
      {!sessions && isError && (
        <Button variant="ghost" onClick={() => void retry()}>
          {common.tryAgain}
        </Button>
      )}
      {!sessions && !isError && <Skeleton className="mt-4 h-16" />}
      {sessions && (
        <ul className="mt-2 divide-y divide-line">
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </ul>
      )}
      {sessions && sessions.length > 1 && <EndOthers />}
    </Card>
  )
}

function SessionRow({ session }: { session: MemberSession }) {
  const removed = useFocusOnRemoval<HTMLLIElement>()
  const end = useEndSession(session.id)
  const agent = agentName(session.agent, language)
  const started = formatDate(session.startedAt)
  const used = formatCalendarDay(session.lastUsedOn)

  return (
    <li ref={removed} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-40">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          {agent}
          {session.isThis && <Badge variant="success">{messages.thisDevice}</Badge>}
        </p>
        <p className="text-sm text-soft">{messages.days({ started, used })}</p>
      </div>
      {!session.isThis && (
        <Button
          variant="outline"
          aria-label={messages.endOf({ agent })}
          busy={end.isPending}
          onClick={() => end.mutate()}
        >
          {messages.end}
        </Button>
      )}
    </li>
  )
}

function EndOthers() {
  const removed = useFocusOnRemoval<HTMLDivElement>()
  const [isAsking, setAsking] = useState(false)
  const end = useEndSession(null)

  return (
    <div ref={removed} className="mt-3">
      <Button variant="outline" onClick={() => setAsking(true)}>
        {messages.endOthers}
      </Button>
      <LazyAlertDialog
        open={isAsking}
        onOpenChange={(open) => !end.isPending && setAsking(open)}
        title={messages.endOthersQuestion}
        description={messages.endOthersHint}
        confirmLabel={end.isPending ? messages.ending : messages.endOthers}
        busy={end.isPending}
        onConfirm={() => end.mutate(undefined, { onSuccess: () => setAsking(false) })}
      />
    </div>
  )
}
