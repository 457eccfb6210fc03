import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { LazyAlertDialog } from '@/components/lazy_alert_dialog'
import { Button } from '@/components/button'
import { Card } from '@/components/card'
import { Skeleton } from '@/components/skeleton'
import { CalendarUrl } from '@/features/bookings/calendar_feed/calendar_url'
import {
  CALENDAR_SECTION,
  useCalendarFeed,
} from '@/features/bookings/calendar_feed/use_calendar_feed'
import { formatDate } from '@/lib/text/format'
import { calendarFeed as messages } from '@/messages/calendar_feed'
import { common } from '@/messages/common'

/** Section of the profile page with the secret link by which calendar apps show the member's bookings. */
export function CalendarSection() {
  const calendar = useCalendarFeed()
  const { feed, isError, url } = calendar

  return (
    <Card
      as="section"
      id={CALENDAR_SECTION}
      ref={useScrollOnHash()}
      // It receives the focus of a button that is removed with the link.
      tabIndex={-1}
      aria-label={messages.heading}
      className="mt-5 scroll-mt-20 p-[min(1.25rem,5.6vw)] sm:p-6"
    >
      <h2 className="text-heading">{messages.heading}</h2>
      <p className="mt-1 text-soft">{messages.hint}</p>
      {!feed && isError && (
        <Button variant="ghost" onClick={() => void calendar.retry()}>
          {common.tryAgain}
        </Button>
      )}
      {!feed && !isError && <Skeleton className="mt-4 h-11" />}
      {url && <CalendarUrl url={url} />}
      {!url && feed?.createdAt && (
        <p className="mt-3">{messages.made({ day: formatDate(feed.createdAt) })}</p>
      )}
      {feed?.createdAt && <p className="mt-3 text-sm text-soft">{messages.replaceIf}</p>}
      {feed && <Changes calendar={calendar} hasLink={feed.createdAt !== null} />}
    </Card>
  )
}

type Calendar = ReturnType<typeof useCalendarFeed>

/** The buttons that make, replace and remove the link; the last two ask first. */
function Changes({
  calendar: { make, remove },
  hasLink,
}: {
  calendar: Calendar
  hasLink: boolean
}) {
  const [asked, setAsked] = useState<'replace' | 'remove'>('replace')
  const [isAsking, setAsking] = useState(false)
  const change = asked === 'remove' ? remove : make
  const { question, hint, label, busyLabel } = messages.changes[asked]
  const makeLabel = hasLink ? messages.changes.replace.label : messages.make
  const ask = (next: typeof asked) => {
    setAsked(next)
    setAsking(true)
  }

  return (
    <div className="mt-4 flex flex-wrap gap-3">
      <Button
        variant="outline"
        busy={make.isPending}
        onClick={() => (hasLink ? ask('replace') : make.mutate())}
      >
        {make.isPending ? messages.changes.replace.busyLabel : makeLabel}
      </Button>
      {hasLink && (
        <Button variant="outline" onClick={() => ask('remove')}>
          {messages.changes.remove.label}
        </Button>
      )}
      <LazyAlertDialog
        open={isAsking}
        onOpenChange={(open) => !change.isPending && setAsking(open)}
        title={question}
        description={hint}
        confirmLabel={change.isPending ? busyLabel : label}
        busy={change.isPending}
        onConfirm={() => change.mutate(undefined, { onSettled: () => setAsking(false) })}
      />
    </div>
  )
}

/** Scrolls to the section if the URL names it: the browser looks for it before the page is loaded. */
function useScrollOnHash() {
  const section = useRef<HTMLDivElement>(null)
  const { hash } = useLocation()

  useEffect(() => {
    if (hash === `#${CALENDAR_SECTION}`) section.current?.scrollIntoView({ block: 'start' })
  }, [hash])
  return section
}
