import { LIMITS } from '@saajha/contract/limits'
import type { Photo } from '@/features/media/photo'

/**
 * The photo selection of a listing draft. New photos replace the saved ones, which are set aside until the new ones are
 * removed or the owner keeps both.
 */
export type PhotoSelection = { shown: readonly Photo[]; setAside: readonly Photo[] }

/** Number of photos after choosing `added` more. */
export function countWith({ shown, setAside }: PhotoSelection, added: number) {
  return replacesCurrent({ shown, setAside }) ? added : shown.length + added
}

/** Appends chosen photos to those chosen before. */
export function withChosen(selection: PhotoSelection, chosen: readonly Photo[]): PhotoSelection {
  if (replacesCurrent(selection)) return { shown: chosen, setAside: selection.shown }
  return { ...selection, shown: [...selection.shown, ...chosen] }
}

/** Removes one photo; removing the last new one restores those set aside. */
export function without({ shown, setAside }: PhotoSelection, id: string): PhotoSelection {
  const left = shown.filter((photo) => photo.id !== id)
  return left.length > 0 ? { shown: left, setAside } : { shown: setAside, setAside: [] }
}

/** Puts the photos set aside before the new ones. */
export function withCurrent({ shown, setAside }: PhotoSelection): PhotoSelection {
  return { shown: [...setAside, ...shown], setAside: [] }
}

/** Whether the limit allows both the new photos and those set aside. */
export function hasRoomForCurrent({ shown, setAside }: PhotoSelection) {
  return setAside.length > 0 && shown.length + setAside.length <= LIMITS.photos
}

/** Moves one photo to another position. */
export function moved(selection: PhotoSelection, id: string, to: number): PhotoSelection {
  const photo = selection.shown.find((each) => each.id === id)
  if (!photo || to < 0 || to >= selection.shown.length) return selection
  const shown = selection.shown.filter((each) => each.id !== id)
  shown.splice(to, 0, photo)
  return { ...selection, shown }
}

/** An untouched set of saved photos is replaced; once both are kept, more can be added. */
function replacesCurrent({ shown }: PhotoSelection) {
  return shown.length > 0 && shown.every((photo) => photo.file === null)
}
