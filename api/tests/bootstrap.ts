import type { Server } from 'node:http'
import { apiClient } from '@japa/api-client'
import { assert } from '@japa/assert'
import { pluginAdonisJS } from '@japa/plugin-adonisjs'
import type { Config } from '@japa/runner/types'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { prepareDatabase } from '#bin/prepare_database'
import { nodeServer } from '#shared/http/server/node_server'
import env from '#start/env'
import { rejectPushes } from '#tests/push_service_stand_in'
import { checkResponses, failOnUndocumentedResponses } from '#tests/response_check'

export const plugins: Config['plugins'] = [assert(), apiClient(), pluginAdonisJS(app)]

/** Starts one app for all tests: database, HTTP, sockets, relay and workers. */
export const runnerHooks: Required<Pick<Config, 'setup' | 'teardown'>> = {
  setup: [
    commitUnflushed,
    () => prepareDatabase(app, () => {}),
    identifyMediaDisk,
    claimSweeps,
    () => testUtils.httpServer().start(nodeServer),
    checkResponsesAgainstDocument,
    openSockets,
    startFeed,
    leaveOutShareImages,
    startWorkers,
    rejectPushes,
  ],
  teardown: [],
}

export const configureSuite: Config['configureSuite'] = (suite) => {
  suite.onGroup((group) => group.each.teardown(failOnUndocumentedResponses))
  suite.onTest((test) => test.teardown(failOnUndocumentedResponses))
  if (suite.name === 'plans') suite.setup(disableAutovacuum)
}

/** Leaves statistics as a test collects them. */
async function disableAutovacuum() {
  await db.rawQuery('alter system set autovacuum = off')
  await db.rawQuery('select pg_reload_conf()')
  return async () => {
    await db.rawQuery('alter system reset autovacuum')
    await db.rawQuery('select pg_reload_conf()')
  }
}

/** The rows of tests need not survive a crash, and flushing each commit takes processor time. */
async function commitUnflushed() {
  await db.rawQuery('alter system set synchronous_commit = off')
  await db.rawQuery('select pg_reload_conf()')
}

async function identifyMediaDisk() {
  const { assertMediaDisk } = await import('#modules/media/public')
  await assertMediaDisk()
}

/** Tests run the sweeps themselves, some on a disk of their own. */
async function claimSweeps() {
  const { default: db } = await import('@adonisjs/lucid/services/db')
  await db.rawQuery(
    `insert into scheduled_runs (job, started_at)
     select job, 'infinity' from unnest(cast(? as text[])) as job`,
    [['clear_unused_media', 'sweep_media', 'sweep_share_images']]
  )
}

async function checkResponsesAgainstDocument() {
  const server = await app.container.make('server')
  checkResponses(server.getNodeServer() as Server)
}

async function openSockets() {
  const { openLiveChannel, serveSockets, releaseSockets } =
    await import('#shared/realtime/live_channel')
  const { socketAdapter } = await import('#shared/realtime/socket_adapter')
  const { socketVisitors } = await import('#shared/realtime/identify_socket')
  const { SESSION_COOKIE } = await import('#config/session')
  const { isSameOrigin } = await import('#shared/http/origin/same_origin')
  const server = await app.container.make('server')
  openLiveChannel(socketAdapter({ databaseUrl: env.get('DATABASE_URL') }))
  serveSockets(server.getNodeServer() as never, {
    ...(await socketVisitors(SESSION_COOKIE)),
    isOwnOrigin: isSameOrigin,
  })
  return releaseSockets
}

async function startFeed() {
  const { startChangeFeed } = await import('#shared/changes/change_feed')
  const feed = startChangeFeed(env.get('DATABASE_URL'), () => {})
  return () => feed.stop()
}

async function leaveOutShareImages() {
  const shareImages = await import('#tests/share_images')
  shareImages.leaveOutShareImages()
}

async function startWorkers() {
  const { sharedPipeline } = await import('#tests/shared_pipeline')
  sharedPipeline.start()
  return () => sharedPipeline.stop()
}
