import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { DeliveryWorkers } from '#shared/events/delivery_workers'
import { startPipeline } from '#shared/events/pipeline'
import { queueBackend } from '#shared/events/queue_backend'
import env from '#start/env'
import { until } from '#harness/until'
import { dataFolder } from '#tests/data_folder'
import { aceProgram } from '#tests/app_program'
import { RecordingSubscriber } from '#tests/recording_subscriber'
import { sharedPipeline } from '#tests/shared_pipeline'
import { waitForDeliveries } from '#tests/wait_for_deliveries'

const EVENTS = 20

test.group('A release with a new subscriber', (group) => {
  const subscriber = new RecordingSubscriber('recorder_of_the_new_release')
  group.each.teardown(() => subscriber.reset())

  test('a worker of the previous release returns the deliveries of a new subscriber, and one of the new release runs each once', async ({
    assert,
    cleanup,
  }) => {
    await waitForDeliveries()
    await sharedPipeline.stop()
    cleanup(() => sharedPipeline.start())
    await db.rawQuery('create table if not exists recorded_events (subscriber text, text text)')
    const databaseUrl = env.get('DATABASE_URL')
    const folder = await dataFolder()
    const previous = aceProgram(['work'], { DATABASE_URL: databaseUrl, DATA_DIR: folder.path })
    cleanup(async () => {
      await previous.stop()
      await folder.forget()
    })
    await previous.waitForOutput('At work')
    const relay = startPipeline({ workers: false })
    cleanup(() => relay.stop())

    await subscriber.publish(Array.from({ length: EVENTS }, (_, n) => `event ${n}`))
    await until('the worker of the previous release has returned one', async () => {
      const { rows } = await db.rawQuery(
        `select from deliveries where subscriber = ? and state = 'pending' and next_at > due_at`,
        [subscriber.name]
      )
      return rows.length > 0
    })
    assert.isEmpty(await subscriber.recordedTexts())

    const backend = queueBackend({ databaseUrl })
    const workers = new DeliveryWorkers(backend)
    await workers.run()
    cleanup(async () => {
      await workers.close()
      await backend.close()
    })
    await until('all are done', async () => {
      await subscriber.makeDue()
      return (await subscriber.count('done')) === EVENTS
    })
    assert.lengthOf(new Set(await subscriber.recordedTexts()), EVENTS)
    assert.lengthOf(await subscriber.recordedTexts(), EVENTS)
    const { rows } = await db.rawQuery(
      'select distinct starts, failures from deliveries where subscriber = ?',
      [subscriber.name]
    )
    assert.deepEqual(rows, [{ starts: 1, failures: 0 }], 'the returns are not counted')
  })
    .tags(['@long'])
    .timeout(270_000)
})
