import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'

const registry = new Registry()
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300]

/** The Prometheus metrics of this process: times in seconds, routes as patterns, no user input. */
export const metrics = {
  registry,
  requests: new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to its response',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: SECONDS,
    registers: [registry],
  }),
  deliveryLag: new Histogram({
    name: 'delivery_lag_seconds',
    help: 'Time from when a delivery was due to its completion',
    labelNames: ['subscriber'] as const,
    buckets: SECONDS,
    registers: [registry],
  }),
  deliveryFailures: new Counter({
    name: 'delivery_failures_total',
    help: 'Failed attempts of deliveries, by subscriber',
    labelNames: ['subscriber'] as const,
    registers: [registry],
  }),
  deliveriesPostponed: new Counter({
    name: 'deliveries_postponed_total',
    help: 'Deliveries postponed by their reaction or by a version without their subscriber',
    labelNames: ['subscriber'] as const,
    registers: [registry],
  }),
  batchFailures: new Counter({
    name: 'delivery_batch_failures_total',
    help: 'Batches that failed, and whose deliveries then ran one at a time',
    labelNames: ['subscriber'] as const,
    registers: [registry],
  }),
  mailsSent: new Counter({
    name: 'mails_sent_total',
    help: 'E-mails that the SMTP server accepted, by the reaction that sent them',
    labelNames: ['kind'] as const,
    registers: [registry],
  }),
  mailsRepeated: new Counter({
    name: 'mails_repeated_total',
    help: 'E-mails sent again because the worker of the attempt before died or got no response; the reader may have both',
    labelNames: ['kind'] as const,
    registers: [registry],
  }),
  mailsFailed: new Counter({
    name: 'mails_failed_total',
    help: 'Attempts to send an e-mail that failed: its address or the e-mail was rejected, it was too old, or it is sent later',
    labelNames: ['outcome'] as const,
    registers: [registry],
  }),
  pushes: new Counter({
    name: 'pushes_total',
    help: 'Pushes to browsers: delivered, rejected, to a subscription that has ended, or sent later',
    labelNames: ['outcome'] as const,
    registers: [registry],
  }),
  jobFailures: new Counter({
    name: 'scheduled_job_failures_total',
    help: 'Runs of scheduled jobs that failed',
    labelNames: ['name'] as const,
    registers: [registry],
  }),
  jobSuccess: new Gauge({
    name: 'scheduled_job_last_success_timestamp_seconds',
    help: 'When this process last ran a scheduled job to its end, as a Unix time',
    labelNames: ['name'] as const,
    registers: [registry],
  }),
  databasePool: new Gauge({
    name: 'database_pool_connections',
    help: 'Connections to PostgreSQL of this process, by pool: used, free, or waiting, which counts those who wait for one',
    labelNames: ['pool', 'state'] as const,
    registers: [registry],
  }),
  deliveries: new Gauge({
    name: 'outbox_deliveries',
    help: 'Deliveries that are not done, by state; scheduled ones are not due yet',
    labelNames: ['state'] as const,
    registers: [registry],
  }),
  outboxOldest: new Gauge({
    name: 'outbox_oldest_seconds',
    help: 'Time since the longest due attempt of an open delivery was due; 0 without one',
    registers: [registry],
  }),
  waitingJobs: new Gauge({
    name: 'queue_waiting_jobs',
    help: 'Jobs that wait for a worker, by queue',
    labelNames: ['queue'] as const,
    registers: [registry],
  }),
  wrongDays: new Gauge({
    name: 'bookings_wrong_days',
    help: 'Days of listings whose counter differs from the bookings, at the last hourly check; at most a hundred',
    registers: [registry],
  }),
  mediaFiles: new Counter({
    name: 'media_files_total',
    help: 'Files that the media sweep moved to the trash, restored from it, or deleted',
    labelNames: ['change'] as const,
    registers: [registry],
  }),
  stoppedMediaSweeps: new Counter({
    name: 'media_sweeps_stopped_total',
    help: 'Media sweeps that moved nothing, because the disk may have the media of another database, or for too many files',
    labelNames: ['reason'] as const,
    registers: [registry],
  }),
  missingMedia: new Counter({
    name: 'media_missing_total',
    help: 'Requests for a picture or video whose file is missing',
    registers: [registry],
  }),
  checks: new Gauge({
    name: 'system_check',
    help: 'Whether a check of the installation is well: 1 or 0, at most a minute ago',
    labelNames: ['check', 'level'] as const,
    registers: [registry],
  }),
  checkValues: new Gauge({
    name: 'system_check_value',
    help: 'What a check found, in its unit: seconds, hours, percent, or a count',
    labelNames: ['check'] as const,
    registers: [registry],
  }),
  sockets: new Gauge({
    name: 'live_sockets',
    help: 'Open sockets of this process',
    registers: [registry],
  }),
}

// A counter that first appears with 1 has not risen for Prometheus.
for (const outcome of ['rejected', 'dropped', 'postponed']) metrics.mailsFailed.inc({ outcome }, 0)
for (const outcome of ['delivered', 'gone', 'rejected', 'postponed'])
  metrics.pushes.inc({ outcome }, 0)
for (const reason of ['foreign', 'unknown', 'empty', 'too_many'])
  metrics.stoppedMediaSweeps.inc({ reason }, 0)

collectDefaultMetrics({ register: registry })
