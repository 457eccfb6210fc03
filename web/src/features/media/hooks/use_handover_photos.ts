import { LIMITS } from '@saajha/contract/limits'
import { useState } from 'react'
import { usePhotos } from '@/features/media/hooks/use_photos'

/**
 * The photos of a handover's record, uploaded as soon as they are chosen. `error` says why one was not added or not uploaded,
 * until the next change.
 */
export function useHandoverPhotos() {
  const [error, setError] = useState<string>()
  const photos = usePhotos(
    [],
    { purpose: 'handover' },
    { limit: LIMITS.handoverPhotos, report: (_, message) => setError(message) }
  )
  const withoutError =
    <Value, Result>(act: (value: Value) => Result) =>
    (value: Value) => {
      setError(undefined)
      return act(value)
    }

  return {
    ...photos,
    add: withoutError(photos.add),
    remove: withoutError(photos.remove),
    retry: withoutError(photos.retry),
    reset: () => {
      setError(undefined)
      photos.reset()
    },
    error,
    isUploading: photos.shown.some(
      ({ upload: { state } }) => state === 'waiting' || state === 'sending'
    ),
  }
}
