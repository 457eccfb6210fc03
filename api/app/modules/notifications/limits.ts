import { Limit } from '#shared/http/limits/limit'

const marks = new Limit({
  name: 'notification_marks',
  requests: 600,
  duration: '1 hour',
  code: 'tooManyNotificationMarks',
  message: "You've marked notifications as read 600 times in the last hour.",
})

/** At most 600 sets of notifications an hour per member are marked as read: one every six seconds. */
export function limitNotificationMarks(memberId: string): Promise<void> {
  return marks.consume(memberId)
}
