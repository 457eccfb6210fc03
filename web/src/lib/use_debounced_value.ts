import { useEffect, useState } from 'react'

/** A value once it has stood still for a while, in milliseconds; until then the one before. */
export function useDebouncedValue<Value>(value: Value, afterMs: number): Value {
  const [waitForDeliveries, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), afterMs)
    return () => clearTimeout(timer)
  }, [value, afterMs])
  return waitForDeliveries
}
