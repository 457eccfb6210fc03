import { totalOfBooking, type Booking } from '@saajha/contract/booking'
import type { Handover, HandoverRecord } from '@saajha/contract/handover'
import { useQuery } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { AccountUnknown } from '@/components/account_unknown'
import { Button } from '@/components/button'
import { EmptyState } from '@/components/empty_state'
import { PageLoading } from '@/components/page_loading'
import { bookedDuration } from '@/features/bookings/booked_duration'
import { depositOf } from '@/features/bookings/booking_quote'
import { classes } from '@/lib/classes'
import { ApiError } from '@/lib/http/api_error'
import { BOOKINGS_KEY } from '@/lib/queries/query_keys'
import { useCurrentUser } from '@/lib/session/use_current_user'
import { depositText } from '@/lib/text/deposit_text'
import { formatDateTime, formatDays, formatRupees, formatTimeOfDay } from '@/lib/text/format'
import { langOf } from '@/lib/text/lang_of'
import { agreement as messages } from '@/messages/agreement'
import { bookings } from '@/messages/bookings'
import { meetingTimes } from '@/messages/meeting_times'
import { common } from '@/messages/common'
import { handover as records } from '@/messages/handover'
import { pages } from '@/messages/pages'

type Props = { bookingId: string }

/** What two members agreed on and recorded of a rental, on one page of paper. Others are told that there is no such booking. */
export function Agreement({ bookingId }: Props) {
  const { user, isUnknown, isPending } = useCurrentUser()
  const key = [...BOOKINGS_KEY, encodeURIComponent(bookingId)]
  const enabled = Boolean(user)
  const booking = useQuery<Booking>({ queryKey: key, enabled })
  const handover = useQuery<Handover>({
    queryKey: [...key, 'handover'],
    enabled: booking.data !== undefined,
  })
  const failed = booking.error ?? handover.error
  const refetch = () => void (booking.data ? handover.refetch() : booking.refetch())

  return (
    <div className="page max-w-3xl py-4 sm:py-8 print:p-px">
      <title>{pages.title({ page: messages.heading })}</title>
      {isUnknown ? (
        <AccountUnknown />
      ) : user && booking.data && handover.data ? (
        <Paper booking={booking.data} records={handover.data.records} reader={user.fullName} />
      ) : failed || (!user && !isPending) ? (
        <Missing
          isUnreachable={user !== null && !(failed instanceof ApiError && failed.status === 404)}
          onRetry={refetch}
        />
      ) : (
        <PageLoading />
      )}
    </div>
  )
}

type MissingProps = { isUnreachable: boolean; onRetry: () => void }

function Missing({ isUnreachable, onRetry }: MissingProps) {
  return (
    <EmptyState
      headingLevel={1}
      icon={<FileText aria-hidden />}
      title={isUnreachable ? messages.loadFailed : messages.notFound}
      description={isUnreachable ? common.offlineHint : messages.notFoundHint}
      action={
        isUnreachable ? (
          <Button onClick={onRetry}>{common.tryAgain}</Button>
        ) : (
          <Button asChild>
            <Link to="/">{common.backToHome}</Link>
          </Button>
        )
      }
    />
  )
}

type PaperProps = { booking: Booking; records: readonly HandoverRecord[]; reader: string }

function Paper({ booking, records: written, reader }: PaperProps) {
  const { itemTitle, startDate, endDate, priceUnit, units, collectAt, returnAt } = booking
  const total = totalOfBooking(booking)
  const deposit = depositOf(booking)

  return (
    <article className={classes('flex flex-col gap-5 print:gap-2', textSize(written))}>
      <h1 className="text-title print:text-[1.8em]">{messages.heading}</h1>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 print:grid-cols-[auto_minmax(0,1fr)_auto_minmax(0,1fr)] print:gap-y-0.5">
        <Fact term={messages.item}>
          <span lang={langOf(itemTitle)}>{itemTitle}</span>
        </Fact>
        <Fact term={records.by.owner}>{booking.ownerName}</Fact>
        <Fact term={records.by.renter}>{booking.renter?.fullName ?? reader}</Fact>
        <Fact term={bookings.days}>
          {formatDays(startDate, endDate)} · {bookedDuration(startDate, endDate, priceUnit)}
        </Fact>
        <Fact term={bookings.pieces}>{units}</Fact>
        {collectAt && <Fact term={meetingTimes.collectAt}>{formatTimeOfDay(collectAt)}</Fact>}
        {returnAt && <Fact term={meetingTimes.returnAt}>{formatTimeOfDay(returnAt)}</Fact>}
        <Fact term={bookings.total}>{total ? formatRupees(total) : bookings.toAgree}</Fact>
        <Fact term={bookings.deposit}>{deposit ?? records.noDeposit}</Fact>
        {booking.acceptedAt && (
          <Fact term={messages.accepted}>{formatDateTime(booking.acceptedAt)}</Fact>
        )}
      </dl>
      <h2 className="text-heading print:text-[1.3em]">{records.heading}</h2>
      {written.length === 0 ? (
        <p>{messages.noRecords}</p>
      ) : (
        <ul className="grid gap-3 sm:grid-cols-2 print:grid-cols-2 print:gap-1.5">
          {written.map((record) => (
            <Entry key={`${record.stage} ${record.by}`} record={record} />
          ))}
        </ul>
      )}
      <p className="text-soft">{messages.source}</p>
      <Button className="self-start" onClick={() => window.print()}>
        {messages.print}
      </Button>
    </article>
  )
}

/** The size of the text on paper. The smallest one has room on one page of A4 for the four records at their limits. */
function textSize(written: readonly HandoverRecord[]) {
  const texts = written.flatMap(({ parts, depositNote, note }) => [...parts, depositNote, note])
  const characters = texts.join(', ').length
  if (characters < 1_500) return 'print:text-[10pt]'
  return characters < 5_000 ? 'print:text-[8pt]/[1.3]' : 'print:text-[6pt]/[1.25]'
}

function Entry({ record }: { record: HandoverRecord }) {
  const { stage, by, recordedAt, isCodeConfirmed, parts, depositNote, note } = record
  const deposit = depositText(record)
  const facts = [
    [records.parts[stage], parts.join(', ')],
    [records.deposit, deposit],
    [records.depositNoteTerm, depositNote],
    [records.condition, note],
  ] as const

  return (
    <li className="rounded-card border border-line px-4 py-3 print:break-inside-avoid print:px-2 print:py-1">
      <p className="font-semibold">
        {records.stages[stage]} · {records.by[by]}
      </p>
      <p className="text-sm text-soft print:text-[1em]">
        {formatDateTime(recordedAt)}
        {isCodeConfirmed && ` · ${records.confirmed}`}
      </p>
      <dl className="mt-1">
        {facts.map(([term, text]) =>
          text ? (
            <div key={term}>
              <dt className="inline text-soft">{term}: </dt>
              <dd className="inline wrap-anywhere" lang={langOf(text)}>
                {text}
              </dd>
            </div>
          ) : null
        )}
      </dl>
    </li>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-soft">{term}</dt>
      <dd className="font-semibold wrap-anywhere">{children}</dd>
    </>
  )
}
