import { rateLimit } from '#shared/http/limits/limit'

/** At most 30 submissions and corrections of documents per day and member. */
export const limitDocumentChanges = rateLimit({
  code: 'tooManyDocumentChanges',
  requests: 30,
  duration: '1 day',
})
