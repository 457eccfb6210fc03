import { defineConfig } from 'vitest/config'

/** Every flow on the real product in a real browser; slow, so it has a configuration of its own. */
export default defineConfig({
  test: {
    include: ['e2e/**/*.test.ts'],
    environment: 'node',
    globalSetup: ['e2e/start_shared_app.ts'],
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 180_000,
    // A shared machine that stalls for seconds may cost one attempt; Vitest names every test that needed a second one.
    retry: process.env.CI ? 1 : 0,
    expect: { poll: { timeout: 10_000 } },
  },
})
