import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import pg from 'pg'
import { rollUpOldViews } from '#modules/catalogue/commands/roll_up_old_views'
import { sweepShareImages } from '#modules/catalogue/commands/sweep_share_images'
import { checkDays } from '#modules/bookings/commands/check_days'
import { clearPastDays } from '#modules/bookings/commands/clear_past_days'
import { clearPasswordResets } from '#modules/identity/commands/clear_password_resets'
import { deleteOldNetworks } from '#modules/identity/commands/delete_old_networks'
import { appendMissingContacts } from '#modules/interactions/commands/append_missing_contacts'
import { openMissingBookings } from '#modules/interactions/commands/open_missing_bookings'
import { announceWaitingReports } from '#modules/moderation/commands/announce_waiting_reports'
import { computeOwnerFigures } from '#modules/reviews/commands/compute_owner_figures'
import { clearSentMails } from '#shared/mail/clear_sent_mails'
import { clearUnusedMedia, sweepMedia } from '#modules/media/commands/sweep_media'
import { metrics } from '#shared/operations/metrics'
import { endExpiredSessions } from '#shared/http/session/end_expired_sessions'
import { deleteOldNotifications } from '#modules/notifications/commands/delete_old_notifications'
import { scheduledJobs } from '#shared/scheduled_jobs/scheduled_jobs'
import { startScheduledJobs } from '#shared/scheduled_jobs/start_scheduled_jobs'
import { runScheduledJobs } from '#shared/scheduled_jobs/run_scheduled_jobs'
import { deleteDecidedPictures } from '#modules/verification/commands/delete_decided_pictures'
import { clearOldEvents } from '#shared/outbox/clear_old_events'

test.group('A scheduled job', () => {
  test('is registered under its name', ({ assert }) => {
    assert.deepEqual(
      scheduledJobs.map(({ name, run }) => [name, run]),
      [
        ['clear_unused_media', clearUnusedMedia],
        ['sweep_media', sweepMedia],
        ['sweep_share_images', sweepShareImages],
        ['roll_up_old_views', rollUpOldViews],
        ['clear_old_events', clearOldEvents],
        ['clear_password_resets', clearPasswordResets],
        ['end_expired_sessions', endExpiredSessions],
        ['clear_sent_mails', clearSentMails],
        ['delete_old_notifications', deleteOldNotifications],
        ['delete_old_networks', deleteOldNetworks],
        ['append_missing_contacts', appendMissingContacts],
        ['open_missing_bookings', openMissingBookings],
        ['announce_waiting_reports', announceWaitingReports],
        ['clear_past_days', clearPastDays],
        ['check_days', checkDays],
        ['compute_owner_figures', computeOwnerFigures],
        ['delete_decided_pictures', deleteDecidedPictures],
      ]
    )
  })

  test('runs at the start and then every hour until it is stopped', async ({ assert }) => {
    const steps: string[] = []
    const thirdWait = Promise.withResolvers<void>()
    const rounds = startScheduledJobs({
      jobs: [{ name: 'hourly', run: async () => void steps.push('run') }],
      async wait(ms, stopping) {
        if (steps.push(`wait ${ms / 60_000} minutes`) < 6) return
        thirdWait.resolve()
        await once(stopping, 'abort')
      },
    })
    await thirdWait.promise
    await rounds.stop()
    assert.deepEqual(
      steps,
      [1, 2, 3].flatMap(() => ['run', 'wait 60 minutes'])
    )
  })

  test('does not delay other jobs or later rounds when it fails', async ({ assert }) => {
    const ran: string[] = []
    const job = (name: string, fails = false) => ({
      name,
      async run() {
        ran.push(name)
        if (fails) throw new Error('The disk is full')
      },
    })
    const jobs = [job('first'), job('second', true), job('third')]
    const { signal } = new AbortController()
    await runScheduledJobs(jobs, signal)
    await runScheduledJobs(jobs, signal)
    assert.deepEqual(ran, ['first', 'second', 'third', 'first', 'second', 'third'])
  })

  test('has the time of its last success and its failures in the metrics', async ({
    assert,
    cleanup,
  }) => {
    cleanup(() => {
      metrics.jobSuccess.reset()
      metrics.jobFailures.reset()
    })
    const fail = () => Promise.reject(new Error('The disk is full'))
    const jobs = [
      { name: 'well', run: async () => {} },
      { name: 'failing', run: fail },
    ]
    await runScheduledJobs(jobs, new AbortController().signal)
    const text = await metrics.registry.metrics()
    assert.match(text, /scheduled_job_last_success_timestamp_seconds{name="well"} \d{10}/)
    assert.notInclude(text, 'scheduled_job_last_success_timestamp_seconds{name="failing"}')
    assert.include(text, 'scheduled_job_failures_total{name="well"} 0')
    assert.include(text, 'scheduled_job_failures_total{name="failing"} 1')
  })

  for (const { oncePer, early, late } of [
    { oncePer: 'day', early: '23 hours 49 minutes', late: '2 minutes' },
    { oncePer: 'week', early: '6 days 23 hours 49 minutes', late: '2 minutes' },
  ] as const) {
    test(`runs once a ${oncePer}, whatever nodes start a round`, async ({ assert, cleanup }) => {
      const name = `a job of the ${oncePer}`
      cleanup(() => forgetRun(name))
      let runs = 0
      const job = { name, oncePer, run: async () => void runs++ }
      const { signal } = new AbortController()
      await Promise.all([1, 2, 3].map(() => runScheduledJobs([job], signal)))
      assert.equal(runs, 1)
      await letRunPass(name, early)
      await runScheduledJobs([job], signal)
      assert.equal(runs, 1)
      await letRunPass(name, late)
      await runScheduledJobs([job], signal)
      assert.equal(runs, 2)
    })

    test(`of a ${oncePer} runs again two hours after a run whose process died`, async ({
      assert,
      cleanup,
    }) => {
      const name = randomUUID()
      cleanup(() => forgetRun(name))
      const death = Promise.withResolvers<void>()
      const start = Promise.withResolvers<void>()
      let runs = 0
      const job = {
        name,
        oncePer,
        async run() {
          start.resolve()
          if (++runs === 1) await death.promise
        },
      }
      const { signal } = new AbortController()
      const died = runScheduledJobs([job], signal)
      await start.promise
      await letRunPass(name, '1 hour 59 minutes')
      await runScheduledJobs([job], signal)
      assert.equal(runs, 1)
      await letRunPass(name, '2 minutes')
      await runScheduledJobs([job], signal)
      assert.equal(runs, 2)
      await letRunPass(name, '3 hours')
      await runScheduledJobs([job], signal)
      assert.equal(runs, 2, 'the second run has ended')
      death.resolve()
      await died
    })
  }

  test('of a day runs again in the next round if it fails while PostgreSQL is unavailable', async ({
    assert,
    cleanup,
  }) => {
    const name = randomUUID()
    cleanup(() => forgetRun(name))
    const { query } = pg.Client.prototype
    cleanup(() => void (pg.Client.prototype.query = query))
    let isAvailable = true
    let runs = 0
    const job = {
      name,
      oncePer: 'day' as const,
      async run() {
        if (runs++ > 0) return
        isAvailable = false
        throw new Error('The connection is lost')
      },
    }
    // The first statement about this job after the failure finds no server.
    pg.Client.prototype.query = function (this: pg.Client, ...args: any[]) {
      if (isAvailable || !args[0]?.values?.includes(name)) return (query as any).apply(this, args)
      isAvailable = true
      return (query as any).call(this, `do $$ begin raise sqlstate '57P01'; end $$`, args.at(-1))
    } as any
    const { signal } = new AbortController()
    await runScheduledJobs([job], signal)
    assert.isTrue(isAvailable)
    await runScheduledJobs([job], signal)
    assert.equal(runs, 2)
  })

  test('of a day runs again in the next round if it fails or is stopped', async ({
    assert,
    cleanup,
  }) => {
    const name = 'a job that does not end'
    cleanup(() => forgetRun(name))
    const stopping = new AbortController()
    const ends = [
      () => {
        throw new Error('The disk is full')
      },
      () => stopping.abort(),
      () => {},
    ]
    let runs = 0
    const job = { name, oncePer: 'day' as const, run: async () => ends[runs++]!() }
    const { signal } = new AbortController()
    await runScheduledJobs([job], signal)
    await runScheduledJobs([job], stopping.signal)
    await runScheduledJobs([job], signal)
    await runScheduledJobs([job], signal)
    assert.equal(runs, 3)
  })

  test('runs seldom if it reads all media, all bookings or the files of the media disk', ({
    assert,
  }) => {
    const seldom = scheduledJobs.flatMap(({ name, oncePer }) => (oncePer ? [[name, oncePer]] : []))
    assert.deepEqual(seldom, [
      ['clear_unused_media', 'day'],
      ['sweep_media', 'week'],
      ['sweep_share_images', 'day'],
      ['delete_old_notifications', 'day'],
      ['delete_old_networks', 'day'],
      ['compute_owner_figures', 'day'],
    ])
  })

  test('does not start after its round is aborted', async ({ assert }) => {
    const stopping = new AbortController()
    const ran: string[] = []
    const job = (name: string) => ({
      name,
      async run() {
        ran.push(name)
        stopping.abort()
      },
    })
    await runScheduledJobs([job('first'), job('second')], stopping.signal)
    assert.deepEqual(ran, ['first'])
  })
})

/** Lets time pass since the last start of a job. */
async function letRunPass(name: string, time: string): Promise<void> {
  await db.rawQuery(
    'update scheduled_runs set started_at = started_at - cast(? as interval) where job = ?',
    [time, name]
  )
}

async function forgetRun(name: string): Promise<void> {
  await db.rawQuery('delete from scheduled_runs where job = ?', [name])
}
