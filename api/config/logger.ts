import env from '#start/env'
import app from '@adonisjs/core/services/app'
import { defineConfig } from '@adonisjs/core/logger'
import { serializeError } from '#shared/database/serialize_error'

const loggerConfig = defineConfig({
  default: 'app',
  loggers: {
    app: {
      enabled: true,
      name: 'saajha',
      serializers: { err: serializeError },
      // PostgreSQL quotes row values in these fields.
      redact: ['err.detail', 'err.where'],
      level: env.get('LOG_LEVEL', app.inTest ? 'error' : app.inProduction ? 'info' : 'warn'),
    },
  },
})

export default loggerConfig

declare module '@adonisjs/core/types' {
  export interface LoggersList extends InferLoggers<typeof loggerConfig> {}
}
