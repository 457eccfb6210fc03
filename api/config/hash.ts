import { defineConfig, drivers } from '@adonisjs/core/hash'

/** The setting of 32 MiB that OWASP's Password Storage Cheat Sheet lists (N=2^15, r=8, p=3). */
const OWASP_32_MIB = { cost: 2 ** 15, blockSize: 8, parallelization: 3, maxMemory: 34 * 2 ** 20 }

/** For the test runner and the app of browser tests, which create thousands of members. */
const QUICK = { cost: 2 ** 10, blockSize: 8, parallelization: 1, maxMemory: 34 * 2 ** 20 }

const hashConfig = defineConfig({
  default: 'scrypt',
  list: { scrypt: drivers.scrypt(process.env.NODE_ENV === 'test' ? QUICK : OWASP_32_MIB) },
})

export default hashConfig

declare module '@adonisjs/core/types' {
  export interface HashersList extends InferHashers<typeof hashConfig> {}
}
