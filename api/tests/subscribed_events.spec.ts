import { globSync, readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { BOOKING_OUTCOMES } from '@saajha/contract/booking_steps'
import type { EventName } from '#shared/events/domain_event'
import { subscribersIn, subscribersOf } from '#shared/events/subscribers'

test.group('The events of the modules', () => {
  test('have a subscriber each', ({ assert }) => {
    const files = globSync('app/modules/*/events.ts', { cwd: app.makePath() })
    const names = files.flatMap((file) =>
      [...readFileSync(app.makePath(file), 'utf8').matchAll(/^ {2}'([\w.]+)':/gm)].map(
        ([, name]) => name as EventName
      )
    )
    names.push(...Object.keys(BOOKING_OUTCOMES).map((name) => `booking.${name}` as EventName))
    assert.isAbove(names.length, 20)
    assert.deepEqual(
      names.filter((name) => subscribersOf(name).length === 0),
      []
    )
  })
})

test.group('The queue of image variants', () => {
  test('has no share images, since a member who uploads a photo waits for it', ({ assert }) => {
    const names = subscribersIn(['heavy']).map(({ name }) => name)
    assert.include(names, 'make_image_variants')
    assert.notInclude(names, 'draw_share_images')
  })
})
