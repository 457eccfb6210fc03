import type { Experiment } from '#chaos/experiment'
import { conversations } from '#chaos/experiments/conversations'
import { cutSockets } from '#chaos/experiments/cut_sockets'
import { failPoints } from '#chaos/experiments/fail_points'
import { lostPostgres } from '#chaos/experiments/lost_postgres'
import { lostRedis } from '#chaos/experiments/lost_redis'
import { mails } from '#chaos/experiments/mails'
import { moderation } from '#chaos/experiments/moderation'
import { poison } from '#chaos/experiments/poison'
import { poisonedBatches } from '#chaos/experiments/poisoned_batches'
import { randomKills } from '#chaos/experiments/random_kills'
import { scheduledEvents } from '#chaos/experiments/scheduled_events'
import { duplicateDelivery } from '#chaos/experiments/duplicate_delivery'
import { workersOff } from '#chaos/experiments/workers_off'

/** All experiments in the order of their numbers. */
export const EXPERIMENTS: Experiment[] = [
  randomKills,
  lostRedis,
  lostPostgres,
  failPoints,
  poison,
  duplicateDelivery,
  cutSockets,
  workersOff,
  scheduledEvents,
  poisonedBatches,
  mails,
  conversations,
  moderation,
]
