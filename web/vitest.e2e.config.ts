import { defineConfig } from 'vitest/config'

/** Browser tests of the built product; slow, therefore in a separate configuration. */
export default defineConfig({
  test: {
    include: ['e2e/**/*.test.ts'],
    environment: 'node',
    globalSetup: ['e2e/start_shared_app.ts'],
    // A browser test mostly waits.
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 180_000,
    // CI machines may stall for seconds; Vitest reports every test that was retried.
    retry: process.env.CI ? 2 : 0,
    expect: { poll: { timeout: 10_000 } },
  },
})
