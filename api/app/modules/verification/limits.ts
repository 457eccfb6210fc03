import { Limit } from '#shared/http/limits/limit'

const documentChanges = new Limit({
  name: 'document_changes',
  requests: 30,
  duration: '1 day',
  code: 'tooManyDocumentChanges',
  message: "You've sent or changed your documents 30 times in the last day.",
})

/** At most 30 submissions and corrections of documents per day and member. */
export function limitDocumentChanges(memberId: string): Promise<void> {
  return documentChanges.consume(memberId)
}
