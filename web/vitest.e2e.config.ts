import { defineConfig } from 'vitest/config'

/** Browser tests of the built product; slow, therefore in a separate configuration. */
export default defineConfig({
  test: {
    include: ['e2e/**/*.test.ts'],
    environment: 'node',
    globalSetup: ['e2e/start_shared_app.ts'],
    // A browser test mostly waits.
    maxWorkers: 2,
    testTimeout: 360_000,
    hookTimeout: 360_000,
    tags: [{ name: 'main', description: 'the tests of the default run' }],
    expect: { poll: { timeout: 30_000 } },
  },
})
