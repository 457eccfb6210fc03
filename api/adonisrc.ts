import { defineConfig } from '@adonisjs/core/app'

/** Without those of the packages in production: some drop all tables or go back to an earlier schema, and none is needed. */
const commands = [
  () => import('@adonisjs/core/commands'),
  () => import('@adonisjs/lucid/commands'),
  () => import('#commands/_overrides'),
]

export default defineConfig({
  commands: process.env.NODE_ENV === 'production' ? [] : commands,
  providers: [
    () => import('#providers/tracing_provider'),
    () => import('@adonisjs/core/providers/app_provider'),
    () => import('@adonisjs/core/providers/hash_provider'),
    () => import('@adonisjs/core/providers/vinejs_provider'),
    { file: () => import('@adonisjs/core/providers/repl_provider'), environment: ['repl', 'test'] },
    () => import('@adonisjs/lucid/database_provider'),
    () => import('@adonisjs/session/session_provider'),
    () => import('@adonisjs/auth/auth_provider'),
    () => import('@adonisjs/ally/ally_provider'),
    () => import('@adonisjs/limiter/limiter_provider'),
    () => import('@adonisjs/drive/drive_provider'),
    () => import('@adonisjs/static/static_provider'),
    () => import('@adonisjs/mail/mail_provider'),
    () => import('#providers/realtime_provider'),
    () => import('#providers/events_provider'),
    () => import('#providers/change_feed_provider'),
    () => import('#providers/catalogue_provider'),
  ],
  preloads: [
    () => import('#start/routes'),
    () => import('#start/kernel'),
    () => import('#start/access_log'),
    () => import('#start/subscribers'),
    () => import('#start/scheduled_jobs'),
    () => import('#start/system_checks'),
  ],
  tests: {
    suites: [
      // Tests of query plans, in a run of their own: other rows and their statistics change a plan.
      { name: 'plans', files: ['tests/plans/*.spec.ts'], timeout: 120_000 },
      {
        name: 'modules',
        files: ['app/**/tests/**/*.spec.ts', 'tests/*.spec.ts', 'tests/fuzz/*.spec.ts'],
        timeout: 120_000,
      },
      // Tests that start processes of their own, apart from those of the app in the test runner's process.
      { name: 'processes', files: ['tests/processes/*.spec.ts'], timeout: 120_000 },
    ],
    forceExit: true,
  },
})
