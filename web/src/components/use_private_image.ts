import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { request } from '@/lib/http/api'
import { ApiError } from '@/lib/http/api_error'

const SECOND = 1_000
/** Retries after 1, 2, 4, 8, 16 and 16 seconds: about a minute with the three seconds that the server itself waits. */
const MAX_RETRIES = 6

type State = 'shown' | 'preparing' | 'late' | 'failed' | 'unreadable'

/**
 * Loading state of a private image: `shown` unless an error occurs, `preparing` while the server creates it, `late`
 * after a minute, `failed` if the server cannot be reached or the image cannot be read, until the network is back or the user
 * retries, `unreadable` if permanently unavailable. Image error events carry no status, so the hook queries the server.
 */
export function usePrivateImage(src: string) {
  const [failures, setFailures] = useState(0)
  /** Whether the image failed to load although the server had just confirmed it. */
  const [isBroken, setBroken] = useState(false)
  const ready = useQuery({
    queryKey: [src, 'ready', failures],
    queryFn: ({ signal }) => request(src, { method: 'HEAD', signal }).then(() => true),
    enabled: failures > 0,
    // What was true may not be when the image is shown again.
    gcTime: 0,
    retry: (count, error) => isBeingPrepared(error) && count < MAX_RETRIES,
    retryDelay: (count) => Math.min(SECOND * 2 ** count, 16 * SECOND),
  })

  const state = (): State => {
    if (failures === 0) return 'shown'
    if (ready.data) return isBroken ? 'failed' : 'shown'
    if (ready.isFetching || ready.isPending) return 'preparing'
    if (isBeingPrepared(ready.error)) return 'late'
    return isRejected(ready.error) ? 'unreadable' : 'failed'
  }

  return {
    state: state(),
    /** A key that changes when the image must be reloaded. */
    imageKey: failures,
    onFailed: () => {
      setBroken(ready.data === true)
      setFailures(failures + 1)
    },
    retry: () => {
      setBroken(false)
      setFailures(failures + 1)
    },
  }
}

function isBeingPrepared(error: Error | null) {
  return error instanceof ApiError && error.status === 503
}

function isRejected(error: Error | null) {
  return error instanceof ApiError && error.status < 500
}
