import type { Notification } from '@saajha/contract/notification'
import { notificationType } from '@saajha/contract/notification_types'
import { WarnedSteps } from '@/features/interactions/conversation/components/warned_steps'
import { TextWarnings } from '@/features/moderation/public'
import { reportLabels } from '@/messages/report_labels'

/** What to be careful of in the message that a notification shows, with Report and Block of its writer. */
export function NotifiedWarnings({ notification }: { notification: Notification }) {
  const { type, message, senderAccount } = notification
  if (!notificationType(type).isWritten) return null

  return (
    <TextWarnings
      texts={[message]}
      steps={
        senderAccount && (
          <WarnedSteps
            subject={{
              kind: 'member',
              id: senderAccount.id,
              label: reportLabels.member(senderAccount),
            }}
            writer={{ id: senderAccount.id, fullName: senderAccount.name }}
          />
        )
      }
    />
  )
}
