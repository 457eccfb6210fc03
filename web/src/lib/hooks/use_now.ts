import { currentTime } from '@saajha/contract/clock'
import { useEffect, useState } from 'react'

const MINUTE_MS = 60_000

/** The current time by the server's clock in milliseconds, updated every minute. */
export function useNow() {
  const [now, setNow] = useState(currentTime)

  useEffect(() => {
    const timer = setInterval(() => setNow(currentTime()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])

  return now
}
