import type { Booking, NewMeeting } from '@saajha/contract/booking'
import { LIMITS } from '@saajha/contract/limits'
import { normalizeLine } from '@saajha/contract/line_text'
import { useMutation } from '@tanstack/react-query'
import { MapPin, Phone } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { Button } from '@/components/button'
import { Field } from '@/components/field'
import { IconButton } from '@/components/icon_button'
import { Input } from '@/components/input'
import { useUnsavedInput } from '@/components/unsaved_input'
import { WhatsappIcon } from '@/components/whatsapp_icon'
import { otherName } from '@/features/bookings/requests/other_name'
import { useBooking, useBookingCache } from '@/features/bookings/requests/use_booking_cache'
import { ReportButton, TextWarnings } from '@/features/moderation/public'
import { sendJson } from '@/lib/http/api'
import { serverMessage } from '@/lib/http/server_message'
import { dialNumber, formatPhone, whatsappNumber, whatsappUrl } from '@/lib/text/dial_number'
import { langOf } from '@/lib/text/lang_of'
import { useToast } from '@/lib/toasts/use_toast'
import { bookings as messages } from '@/messages/bookings'
import { common } from '@/messages/common'
import { reportLabels } from '@/messages/report_labels'

type Props = { booking: Booking }

/** Where and when the members meet, who wrote it, and its warnings; nothing before one of them has written it. */
export function Meeting({ booking }: Props) {
  const { meeting, renter, id } = booking
  if (!meeting) return null
  const isOwn = meeting.by === (renter ? 'owner' : 'renter')

  return (
    <div className="text-sm">
      <p className="flex items-start gap-1.5 wrap-anywhere">
        <MapPin aria-hidden className="mt-0.5 size-4 shrink-0" />
        <span>
          <span className="sr-only">{messages.meeting}: </span>
          <span lang={langOf(meeting.text)}>{meeting.text}</span>
          <span className="text-soft">
            {' · '}
            {isOwn ? messages.meetingByYou : messages.meetingBy({ name: otherName(booking) })}
          </span>
        </span>
      </p>
      {!isOwn && (
        <TextWarnings
          texts={[meeting.text]}
          className="relative z-10 mt-2"
          steps={
            <ReportButton
              subject={{ kind: 'booking', id, text: meeting.text }}
              label={reportLabels.reportNote}
            />
          }
        />
      )}
    </div>
  )
}

type FormProps = Props & { onDone: () => void; onBack: () => void }

/**
 * The one line in which either member says where and when they meet. What the other member writes meanwhile stands above it, and
 * is only replaced by a line that was changed here.
 */
export function MeetingForm({ booking, onDone, onBack }: FormProps) {
  const { store, refetch } = useBookingCache()
  const { toastError } = useToast()
  const current = booking.meeting?.text ?? ''
  const [written] = useState(current)
  const [text, setText] = useState(written)
  const line = normalizeLine(text)
  useUnsavedInput(text !== written)
  const { mutate, isPending } = useMutation({
    mutationFn: (body: NewMeeting) =>
      sendJson<Booking>('PUT', `/api/bookings/${booking.id}/meeting`, body),
    onSuccess: (changed) => {
      store(changed)
      onDone()
    },
    onError: (error) => toastError(messages.failed, serverMessage(error, common.offlineHint)),
    onSettled: (_, error) => refetch(error),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    if (line === normalizeLine(written)) return onDone()
    mutate({ text: line || null })
  }

  return (
    <div className="flex flex-col gap-5">
      {/* Outside the form, which a report of what stands here would submit. Absolute while empty, to have no gap. */}
      <div role="status" className="empty:absolute">
        {current !== written && current !== line && <Meeting booking={booking} />}
      </div>
      <form noValidate className="flex flex-col gap-5" onSubmit={submit}>
        <Field label={messages.meeting} hint={messages.meetingHint} optional>
          <Input
            maxLength={LIMITS.meeting.max}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </Field>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={isPending}>
            {messages.saveMeeting}
          </Button>
          <Button variant="outline" disabled={isPending} onClick={onBack}>
            {messages.back}
          </Button>
        </div>
      </form>
    </div>
  )
}

/** Call and WhatsApp of the other member of an accepted booking; nothing without a number. */
export function CallOther({ booking }: Props) {
  const { data } = useBooking(booking, { enabled: booking.maySetMeeting === true })
  const phone = data?.phone
  const dialled = phone ? dialNumber(phone) : null
  if (!booking.maySetMeeting || !phone || !dialled) return null
  const name = otherName(booking)
  const number = whatsappNumber(phone)

  return (
    <>
      <IconButton
        asChild
        variant="outline"
        label={messages.call({ name, phone: formatPhone(phone) })}
        icon={<Phone aria-hidden />}
      >
        <a href={`tel:${dialled}`} />
      </IconButton>
      {number && (
        <IconButton
          asChild
          variant="outline"
          label={messages.whatsapp({ name })}
          icon={<WhatsappIcon />}
        >
          <a
            href={whatsappUrl(number, messages.whatsappText({ name, item: booking.itemTitle }))}
            target="_blank"
            rel="noreferrer"
          />
        </IconButton>
      )}
    </>
  )
}
