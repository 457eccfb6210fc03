import { LIMITS } from '@saajha/contract/limits'
import type { Photo } from '@/features/media/photo'

/**
 * The photos of a listing that is being written. New photos take the place of those that stand on the listing, which
 * are set aside until the new ones are gone again or the owner wants to keep both.
 */
export type PhotoSelection = { shown: readonly Photo[]; setAside: readonly Photo[] }

/** How many photos there would be after choosing so many more. */
export function countWith({ shown, setAside }: PhotoSelection, added: number) {
  return replacesCurrent({ shown, setAside }) ? added : shown.length + added
}

/** The chosen photos join those chosen before. */
export function withChosen(selection: PhotoSelection, chosen: readonly Photo[]): PhotoSelection {
  if (replacesCurrent(selection)) return { shown: chosen, setAside: selection.shown }
  return { ...selection, shown: [...selection.shown, ...chosen] }
}

/** Without one photo; when the last new one goes, those set aside come back. */
export function without({ shown, setAside }: PhotoSelection, id: string): PhotoSelection {
  const left = shown.filter((photo) => photo.id !== id)
  return left.length > 0 ? { shown: left, setAside } : { shown: setAside, setAside: [] }
}

/** Those set aside come back, in front of the new ones. */
export function withCurrent({ shown, setAside }: PhotoSelection): PhotoSelection {
  return { shown: [...setAside, ...shown], setAside: [] }
}

/** Whether there is room for both the new ones and those set aside. */
export function hasRoomForCurrent({ shown, setAside }: PhotoSelection) {
  return setAside.length > 0 && shown.length + setAside.length <= LIMITS.photos
}

/** One photo at another place in the order. */
export function moved(selection: PhotoSelection, id: string, to: number): PhotoSelection {
  const photo = selection.shown.find((each) => each.id === id)
  if (!photo || to < 0 || to >= selection.shown.length) return selection
  const shown = selection.shown.filter((each) => each.id !== id)
  shown.splice(to, 0, photo)
  return { ...selection, shown }
}

/** Only an untouched set of current photos gives way; once both were kept, more may join them. */
function replacesCurrent({ shown }: PhotoSelection) {
  return shown.length > 0 && shown.every((photo) => photo.file === null)
}
