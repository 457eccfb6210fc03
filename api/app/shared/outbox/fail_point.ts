/** The steps of the pipeline between which a process may die. */
export type Step = 'after commit' | 'after claim' | 'after add' | 'before done' | 'before push'

/**
 * Ends this process at a step, as a crash would, where a chaos run asks for it: `FAIL_POINT` names the step, and after a
 * colon, if at all, the one event. Never in production.
 */
export function failPoint(step: Step, eventId?: string): void {
  const wanted = process.env.FAIL_POINT
  if (!wanted || process.env.NODE_ENV === 'production') return
  if (wanted === step || (eventId && wanted === `${step}:${eventId}`)) {
    process.kill(process.pid, 'SIGKILL')
  }
}
