import { defineConfig, stores } from '@adonisjs/limiter'

/** The database counts what must hold across nodes; the memory of each node what must cost a read nothing. */
const limiterConfig = defineConfig({
  default: 'database',
  stores: { database: stores.database({ tableName: 'rate_limits' }), memory: stores.memory({}) },
})

export default limiterConfig

declare module '@adonisjs/limiter/types' {
  export interface LimitersList extends InferLimiters<typeof limiterConfig> {}
}
