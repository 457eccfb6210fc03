/** What administrators hide and show again. The log calls it `{kind}_hidden` and `{kind}_shown`, a decision `hide_{kind}`. */
export const HIDEABLE = ['item', 'message', 'media', 'review', 'review_answer'] as const

export type Hideable = (typeof HIDEABLE)[number]

/** What is or was hidden: the id of a listing, picture, review or answered review, or `{conversationId}:{no}` of a message. */
export type HideableSubject = { kind: Hideable; id: string }

export function isHideable(kind: string): kind is Hideable {
  return HIDEABLE.some((each) => each === kind)
}
