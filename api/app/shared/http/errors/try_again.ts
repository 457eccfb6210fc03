/** The sentence "Please try again in a minute." for a wait in seconds. */
export function tryAgain(seconds: number): string {
  return `Please try again ${after(seconds)}.`
}

function after(seconds: number): string {
  if (seconds <= 60) return 'in a minute'
  if (seconds <= 90 * 60) return `in ${Math.ceil(seconds / 60)} minutes`
  return `in ${Math.ceil(seconds / 3_600)} hours`
}
