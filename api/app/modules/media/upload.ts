import type { MediaKindName } from '#modules/media/media_kind'

/** A file that is on its way in; `attempt` tells this arrival from any other at the same address. */
export type Upload = {
  id: string
  ownerId: string
  kind: MediaKindName
  contentType: string | null
  maxBytes: number
  attempt: number
}
