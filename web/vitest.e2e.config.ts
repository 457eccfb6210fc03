import { defineConfig } from 'vitest/config'

/** The main job on the real product in a real browser; slow, so it has a configuration of its own. */
export default defineConfig({
  test: {
    include: ['e2e/**/*.test.ts'],
    environment: 'node',
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 180_000,
  },
})
