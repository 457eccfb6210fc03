import { defineConfig, stores } from '@adonisjs/limiter'

/** The database store is shared by all nodes; the memory store of each node limits reads without a query. */
const limiterConfig = defineConfig({
  default: 'database',
  stores: { database: stores.database({ tableName: 'rate_limits' }), memory: stores.memory({}) },
})

export default limiterConfig

declare module '@adonisjs/limiter/types' {
  export interface LimitersList extends InferLimiters<typeof limiterConfig> {}
}
