import type { AdminReport, ReviewVisibility, VisibilityBody } from '@saajha/contract/moderation'
import { useState } from 'react'
import { Button } from '@/components/button'
import { Card } from '@/components/card'
import { Dialog } from '@/components/dialog'
import { ReasonForm } from '@/features/moderation/desk/reason_form'
import { sendJson } from '@/lib/http/api'
import { desk } from '@/messages/desk'

/** Says that the review or answer of a report is hidden, and shows it again with a reason. */
export function HiddenReview({ report: { subjectKind, subjectId } }: { report: AdminReport }) {
  const [isAsking, setAsking] = useState(false)
  const kind = subjectKind === 'review_answer' ? 'review_answer' : 'review'
  const part = kind === 'review_answer' ? '/answer' : ''
  const send = (reason: string) => {
    const body: VisibilityBody = { isHidden: false, reason }
    const path = `/api/admin/reviews/${subjectId}${part}/visibility`
    return sendJson<ReviewVisibility>('PUT', path, body)
  }

  return (
    <Card as="section" className="flex flex-col gap-2 p-4 print:hidden">
      <p>{desk.hiddenNow[kind]}</p>
      <Button variant="outline" className="w-fit" onClick={() => setAsking(true)}>
        {desk.showAgain}
      </Button>
      <Dialog
        open={isAsking}
        onOpenChange={setAsking}
        title={desk.showAgainHeading[kind]}
        description={desk.showAgainHint}
      >
        <ReasonForm
          act={desk.showAgain}
          isDangerous={false}
          send={send}
          onClose={() => setAsking(false)}
        />
      </Dialog>
    </Card>
  )
}
