/**
 * A job that runs hourly on every node with workers, or with `oncePer` on one of them a day or a week, so it must be idempotent.
 * A long job ends early when `stopping` is aborted.
 */
export type ScheduledJob = {
  name: string
  run(stopping: AbortSignal): Promise<void>
  oncePer?: 'day' | 'week'
}

/** All scheduled jobs. `start/scheduled_jobs.ts` registers them, so that this folder imports no module. */
export const scheduledJobs: ScheduledJob[] = []
