import type { Conversation, Message } from '@saajha/contract/conversation'
import type { ReportedSubject } from '@/features/moderation/public'
import { formatDateTime } from '@/lib/text/format'
import { reportLabels } from '@/messages/report_labels'

/** Characters of a message in a list of messages. */
const EXCERPT = 60

/** What the reader of a conversation can report: the messages of the other member, newest first, and the member. */
export function reportedSubjects(
  { id, with: other }: Conversation,
  messages: readonly Message[]
): { first: ReportedSubject; subjects: ReportedSubject[] } {
  const received = messages.filter(({ isMine, body }) => !isMine && body).reverse()
  const subjectOf = ({ no, body, createdAt }: Message): ReportedSubject => ({
    kind: 'message',
    id: `${id}:${no}`,
    label: `${formatDateTime(createdAt)}: ${body!.slice(0, EXCERPT)}`,
    text: body!,
  })
  const name = other.fullName
  const member: ReportedSubject = {
    kind: 'member',
    id: other.id,
    label: reportLabels.member({ name }),
  }
  // The newest one with signs of a fraud, if there is one.
  const likely = received.find(({ warnings }) => warnings.length > 0) ?? received[0]
  return {
    first: likely ? subjectOf(likely) : member,
    subjects: [...received.map(subjectOf), member],
  }
}
