import type { ReportReceipt } from '@saajha/contract/report'
import { CircleCheckBig, Copy } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Alert } from '@/components/alert'
import { Button } from '@/components/button'
import { useUnsavedInput } from '@/components/unsaved_input'
import { useCopyLink } from '@/lib/hooks/use_copy_link'
import { useCurrentUser } from '@/lib/session/use_current_user'
import { formatDate } from '@/lib/text/format'
import { report } from '@/messages/report'

type Props = { receipt: ReportReceipt; onDone: () => void }

/** The ticket of a report and the day by which it is decided. A guest gets the link with the key. Only this screen shows the key. */
export function ReportSent({ receipt: { ticket, dueAt, key }, onDone }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { user, isPending } = useCurrentUser()
  const isRepeatedByGuest = user === null && !isPending && !key
  // The key is shown only here: as with input, closing would lose it.
  useUnsavedInput(Boolean(key))
  useEffect(() => heading.current?.focus(), [])

  return (
    <div className="flex flex-col gap-3">
      <h3 ref={heading} tabIndex={-1} className="flex gap-2 text-lg outline-none">
        <CircleCheckBig aria-hidden className="size-6 shrink-0 text-success" />
        {report.sentHeading}
      </h3>
      <p>{report.sent({ date: formatDate(dueAt) })}</p>
      <p className="font-semibold select-all">{report.ticket({ ticket })}</p>
      {key && <KeyLink url={`${location.origin}/?report=${ticket}#key=${key}`} />}
      {isRepeatedByGuest && <Alert>{report.repeatedByGuest}</Alert>}
      <Button variant={key ? 'outline' : 'primary'} className="mt-2" onClick={onDone}>
        {report.done}
      </Button>
    </div>
  )
}

function KeyLink({ url }: { url: string }) {
  const copy = useCopyLink()

  return (
    <>
      <Alert variant="warning">{report.keepLink}</Alert>
      <p className="rounded-control bg-sunken p-3 text-sm wrap-anywhere select-all">{url}</p>
      <Button onClick={() => void copy(url)}>
        <Copy aria-hidden />
        {report.copyLink}
      </Button>
    </>
  )
}
