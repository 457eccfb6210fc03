import type { MediaKindName } from '#modules/media/rules/media_kind'

/** How long a claim holds: longer than the slowest upload and its decoding, so that it expires only after its process has died. */
export const CLAIMED_FOR = '5 minutes'

/** A claimed upload; `attempt` identifies this attempt among those of the same upload URL. */
export type Upload = {
  id: string
  ownerId: string
  kind: MediaKindName
  contentType: string | null
  maxBytes: number
  attempt: number
}
