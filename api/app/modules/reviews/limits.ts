import { rateLimit } from '#shared/http/limits/limit'

/** A member may write 20 reviews a day. */
export const limitReviews = rateLimit({
  code: 'tooManyReviews',
  requests: 20,
  duration: '1 day',
})

/** A member may answer 20 reviews a day. */
export const limitReviewAnswers = rateLimit({
  code: 'tooManyReviewAnswers',
  requests: 20,
  duration: '1 day',
})

/** A session, or the guests of a network, may read 600 pages of reviews a minute. Counted by each node. */
export const limitReviewLists = rateLimit({
  code: 'tooManyLists',
  name: 'review_lists',
  requests: 600,
  duration: '1 min',
  backend: 'memory',
})
