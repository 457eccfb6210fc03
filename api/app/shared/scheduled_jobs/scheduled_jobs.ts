/**
 * A job that runs hourly on every node with workers, or with `oncePer` on one of them a day or a week, so it must be idempotent.
 * A long job ends early when `stopping` is aborted. With `oncePer` another node runs it too after two hours without an end.
 */
export type ScheduledJob = {
  name: string
  /** Returns the number of rows that it deleted, if it deletes rows by their age. */
  run(stopping: AbortSignal): Promise<number | void>
  oncePer?: 'day' | 'week'
  /** The days for which it keeps the rows of tables. `docs/retention.md` says the same. */
  keeps?: Record<string, number>
}

/** All scheduled jobs. `start/scheduled_jobs.ts` registers them, so that this folder imports no module. */
export const scheduledJobs: ScheduledJob[] = []
