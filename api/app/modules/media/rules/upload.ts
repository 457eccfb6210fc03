import type { MediaKindName } from '#modules/media/rules/media_kind'

/** A claimed upload; `attempt` identifies this attempt among those of the same upload URL. */
export type Upload = {
  id: string
  ownerId: string
  kind: MediaKindName
  contentType: string | null
  maxBytes: number
  attempt: number
}
