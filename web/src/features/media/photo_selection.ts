import { LIMITS } from '@saajha/contract/limits'
import type { Photo } from '@/features/media/photo'

/**
 * The photos of a listing draft in order. `excess` are chosen photos that do not fit beside saved ones, until the owner
 * decides about them.
 */
export type PhotoSelection = { shown: readonly Photo[]; excess: readonly Photo[] }

/** Whether photos beyond the limit become `excess`, since saved photos could make room for them. */
export function acceptsExcess({ shown }: PhotoSelection) {
  return shown.some(({ file }) => file === null)
}

/** How many more photos can be chosen: as many as fit once the saved ones are replaced. */
export function capacityOf({ shown, excess }: PhotoSelection, limit: number = LIMITS.photos) {
  return limit - shown.filter(({ file }) => file !== null).length - excess.length
}

/** Appends chosen photos up to the limit. */
export function withChosen(
  selection: PhotoSelection,
  chosen: readonly Photo[],
  limit?: number
): PhotoSelection {
  const added = chosen.slice(0, capacityOf(selection, limit))
  return withExcess(selection.shown, [...selection.excess, ...added], limit)
}

/** Removes one photo, which makes room for the first one in excess. */
export function without(
  { shown, excess }: PhotoSelection,
  id: string,
  limit?: number
): PhotoSelection {
  const rest = shown.filter((photo) => photo.id !== id)
  return withExcess(rest, excess, limit)
}

/** Removes the saved photos, which makes room for those in excess. */
export function withoutSaved({ shown, excess }: PhotoSelection, limit?: number): PhotoSelection {
  const chosen = shown.filter(({ file }) => file !== null)
  return withExcess(chosen, excess, limit)
}

/** Moves one photo to another position. */
export function moved(selection: PhotoSelection, id: string, to: number): PhotoSelection {
  const photo = selection.shown.find((each) => each.id === id)
  if (!photo || to < 0 || to >= selection.shown.length) return selection
  const shown = selection.shown.filter((each) => each.id !== id)
  shown.splice(to, 0, photo)
  return { ...selection, shown }
}

/** A selection of these photos, filled up with those in excess. */
export function withExcess(
  shown: readonly Photo[],
  excess: readonly Photo[],
  limit: number = LIMITS.photos
): PhotoSelection {
  const capacity = limit - shown.length
  return { shown: [...shown, ...excess.slice(0, capacity)], excess: excess.slice(capacity) }
}
