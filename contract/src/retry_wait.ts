/** Rounds a wait in seconds up to whole minutes, beyond 90 minutes to whole hours, as shown to users. */
export function retryWait(seconds: number): { unit: 'minute' | 'hour'; count: number } {
  const minutes = Math.max(1, Math.ceil(seconds / 60))
  if (minutes <= 90) return { unit: 'minute', count: minutes }
  return { unit: 'hour', count: Math.ceil(seconds / 3_600) }
}
