import { useEffect, useEffectEvent } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { ListingValues } from '@/features/listings/listing_values'

/** The suggested fields; those of one row are filled together or not at all. */
const SUGGESTED = [['locationType', 'city', 'customLocation'], ['contactPhone']] as const

type Name = (typeof SUGGESTED)[number][number]

type Options = {
  form: UseFormReturn<ListingValues>
  /** The values before any input. */
  initial: ListingValues
  /** `undefined` until they are loaded; later changes are ignored. */
  suggested: ListingValues | undefined
  /** Whether the restored draft has a value of the field. */
  isInDraft: (name: Name) => boolean
}

/** Fills suggested values into a form that is open already, without the fields that the member has changed or is in. */
export function useSuggestedValues(options: Options) {
  const suggest = useEffectEvent(() => {
    const { form, initial, suggested, isInDraft } = options
    if (!suggested) return
    const isTouched = (name: Name) =>
      isInDraft(name) || form.getValues(name) !== initial[name] || hasFocus(name)
    for (const names of SUGGESTED) {
      if (names.some(isTouched)) continue
      for (const name of names) form.setValue(name, suggested[name])
    }
  })
  const areLoaded = options.suggested !== undefined
  useEffect(() => {
    if (areLoaded) suggest()
  }, [areLoaded])
}

function hasFocus(name: string) {
  return document.activeElement?.getAttribute('name') === name
}
