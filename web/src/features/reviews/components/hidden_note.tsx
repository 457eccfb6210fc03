import { QuotingText } from '@/components/quoting_text'
import { AppealButton } from '@/features/moderation/public'
import { reviews as messages } from '@/messages/reviews'

type Props = {
  action: 'review_hidden' | 'review_answer_hidden'
  reviewId: string
  reason: string
}

/** Tells the author of a hidden review, or of a hidden answer to one, why no one else reads it, and lets them appeal. */
export function HiddenNote({ action, reviewId, reason }: Props) {
  return (
    <div className="rounded-card bg-sunken px-4 py-3">
      <p className="font-semibold">{messages.hidden[action]}</p>
      {reason && (
        <p className="wrap-anywhere">
          <QuotingText sentence={messages.hiddenBecause({ reason })} quote={reason} />
        </p>
      )}
      <AppealButton hidden={{ action, reason, path: `/api/reviews/${reviewId}/appeals` }} />
    </div>
  )
}
