import { defineConfig } from 'vitest/config'

/** Every flow on the real product in a real browser; slow, so it has a configuration of its own. */
export default defineConfig({
  test: {
    include: ['e2e/**/*.test.ts'],
    environment: 'node',
    globalSetup: ['e2e/open_shared_house.ts'],
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 10_000 } },
  },
})
