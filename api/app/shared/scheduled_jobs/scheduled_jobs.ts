/**
 * Work that no event asks for, done once an hour on every node that has workers: it must be harmless to do twice. One that
 * may last ends early when `stopping` is aborted.
 */
export type ScheduledJob = { name: string; run(stopping: AbortSignal): Promise<void> }

/** Every chore of the house; `start/scheduled_jobs.ts` fills it, so that this folder knows no module. */
export const scheduledJobs: ScheduledJob[] = []
