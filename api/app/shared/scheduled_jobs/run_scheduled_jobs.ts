import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import type { ScheduledJob } from '#shared/scheduled_jobs/scheduled_jobs'
import { sql } from '#shared/database/sql'

/** Less than the hour between two rounds, so that the node of the last run may run a job again. */
const RUN_LASTS = '50 minutes'

/**
 * Runs each job once, sequentially, until `stopping` is aborted. A job for one node is skipped if another node ran it
 * within the hour. A failed job does not stop the others.
 */
export async function runScheduledJobs(jobs: ScheduledJob[], stopping: AbortSignal): Promise<void> {
  for (const job of jobs) {
    if (stopping.aborted) return
    await runJob(job, stopping).catch((error: unknown) => {
      logger.error(
        { err: error, job: job.name },
        'scheduled job failed; it runs again in the next round'
      )
    })
  }
}

async function runJob(job: ScheduledJob, stopping: AbortSignal): Promise<void> {
  if (job.onOneNode && !(await claimRun(job.name))) return
  await job.run(stopping)
}

/** Returns false if another node has the run of this hour. */
async function claimRun(job: string): Promise<boolean> {
  const claimed = await sql(
    db,
    `insert into scheduled_runs (job) values ($1)
     on conflict (job) do update set started_at = now()
       where scheduled_runs.started_at < now() - cast($2 as interval)
     returning job`,
    [job, RUN_LASTS]
  )
  return claimed.length > 0
}
