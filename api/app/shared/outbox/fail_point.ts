/** The steps of the pipeline at which a chaos run may kill a process. */
export type Step = 'after commit' | 'after claim' | 'after add' | 'before done' | 'before push'

/**
 * Kills this process at a step, to simulate a crash in a chaos run. `FAIL_POINT` is `step` or `step:eventId`. Ignored in
 * production.
 */
export function failPoint(step: Step, eventId?: string): void {
  const configured = process.env.FAIL_POINT
  if (!configured || process.env.NODE_ENV === 'production') return
  if (configured === step || (eventId && configured === `${step}:${eventId}`)) {
    process.kill(process.pid, 'SIGKILL')
  }
}
