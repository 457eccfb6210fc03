import { setTimeout as delay } from 'node:timers/promises'
import { scheduledJobs } from '#shared/scheduled_jobs/scheduled_jobs'
import { runScheduledJobs } from '#shared/scheduled_jobs/run_scheduled_jobs'

const EVERY_MS = 60 * 60 * 1000

/** Runs all scheduled jobs immediately and then every hour, until it is stopped. */
export function startScheduledJobs({ jobs = scheduledJobs, wait = pause } = {}): {
  stop(): Promise<void>
} {
  const stopping = new AbortController()
  const rounds = run(stopping.signal)
  return {
    async stop() {
      stopping.abort()
      await rounds
    },
  }

  async function run(stopping: AbortSignal): Promise<void> {
    while (!stopping.aborted) {
      await runScheduledJobs(jobs, stopping)
      await wait(EVERY_MS, stopping)
    }
  }
}

async function pause(ms: number, stopping: AbortSignal): Promise<void> {
  await delay(ms, undefined, { signal: stopping, ref: false }).catch(() => {})
}
