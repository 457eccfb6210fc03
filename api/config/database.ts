import env from '#start/env'
import { defineConfig } from '@adonisjs/lucid'

export default defineConfig({
  connection: 'postgres',
  connections: {
    postgres: {
      client: 'pg',
      connection: { connectionString: env.get('DATABASE_URL') },
      pool: { min: 0, max: 20 },
      migrations: { naturalSort: true, paths: ['../database/migrations'] },
      schemaGeneration: { enabled: false },
    },
  },
})
