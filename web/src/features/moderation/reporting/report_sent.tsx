import type { ReportReceipt } from '@saajha/contract/report'
import { CircleCheckBig } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '@/components/button'
import { formatDate } from '@/lib/text/format'
import { report } from '@/messages/report'

type Props = { receipt: ReportReceipt; onDone: () => void }

/** The ticket of a report and the day by which it is decided. */
export function ReportSent({ receipt: { ticket, dueAt }, onDone }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  return (
    <div className="flex flex-col gap-3">
      <h3 ref={heading} tabIndex={-1} className="flex gap-2 text-lg outline-none">
        <CircleCheckBig aria-hidden className="size-6 shrink-0 text-success" />
        {report.sentHeading}
      </h3>
      <p>{report.sent({ date: formatDate(dueAt) })}</p>
      <p className="font-semibold select-all">{report.ticket({ ticket })}</p>
      <Button className="mt-2" onClick={onDone}>
        {report.done}
      </Button>
    </div>
  )
}
