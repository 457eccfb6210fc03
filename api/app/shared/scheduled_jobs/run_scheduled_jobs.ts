import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import type { ScheduledJob } from '#shared/scheduled_jobs/scheduled_jobs'
import { metrics } from '#shared/operations/metrics'
import { afterOutages } from '#shared/database/after_outages'
import { sql } from '#shared/database/sql'

/** A round starts each hour, so a job that was run ten minutes later than the round began is due in a round again. */
const RUN_LASTS = { day: '23 hours 50 minutes', week: '6 days 23 hours 50 minutes' }

/** The process of a run that has no end after this time is taken for dead. A longer run has another node's run beside it. */
const CLAIM_LASTS = '2 hours'

/**
 * Runs each job once, sequentially, until `stopping` is aborted. One that runs once a day or a week is skipped if any node has
 * run it to its end since. A failed job does not stop the others.
 */
export async function runScheduledJobs(jobs: ScheduledJob[], stopping: AbortSignal): Promise<void> {
  for (const job of jobs) {
    if (stopping.aborted) return
    // A counter that first appears with 1 has not risen for Prometheus.
    metrics.jobFailures.inc({ name: job.name }, 0)
    await runJob(job, stopping).catch((error: unknown) => {
      metrics.jobFailures.inc({ name: job.name })
      logger.error(
        { err: error, job: job.name },
        'scheduled job failed; it runs again in the next round'
      )
    })
  }
}

async function runJob(job: ScheduledJob, stopping: AbortSignal): Promise<void> {
  if (!job.oncePer) return runNow(job, stopping)
  if (!(await claimRun(job.name, RUN_LASTS[job.oncePer]))) return
  let hasEnded = false
  try {
    await runNow(job, stopping)
    hasEnded = !stopping.aborted
  } finally {
    await afterOutages(() => (hasEnded ? endRun(job.name) : releaseRun(job.name)))
  }
}

async function runNow(job: ScheduledJob, stopping: AbortSignal): Promise<void> {
  const deleted = await job.run(stopping)
  if (!stopping.aborted) metrics.jobSuccess.setToCurrentTime({ name: job.name })
  if (deleted) logger.info({ job: job.name, deleted }, 'scheduled job deleted old rows')
}

/** Returns false if another node has ended the run of this time or claimed it lately. */
async function claimRun(job: string, lasts: string): Promise<boolean> {
  const claimed = await sql(
    db,
    `insert into scheduled_runs (job) values ($1)
     on conflict (job) do update set started_at = now(), ended_at = null
       where scheduled_runs.started_at < now() - cast($2 as interval)
         or scheduled_runs.ended_at is null and scheduled_runs.started_at < now() - cast($3 as interval)
     returning job`,
    [job, lasts, CLAIM_LASTS]
  )
  return claimed.length > 0
}

async function endRun(job: string): Promise<void> {
  await sql(db, 'update scheduled_runs set ended_at = now() where job = $1', [job])
}

/** Lets the next round of any node run the job. */
async function releaseRun(job: string): Promise<void> {
  await sql(db, `update scheduled_runs set started_at = '-infinity' where job = $1`, [job])
}
