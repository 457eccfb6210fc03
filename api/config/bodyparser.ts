import { defineConfig } from '@adonisjs/core/bodyparser'

/** Parses JSON only: uploads are streamed by their own route, and there are no form posts. */
export default defineConfig({
  allowedMethods: ['POST', 'PUT', 'PATCH', 'DELETE'],
  form: { types: [] },
  json: {
    types: ['application/json'],
    limit: '200kb',
    strict: true,
    convertEmptyStringsToNull: true,
  },
  raw: { types: [] },
  multipart: { types: [], autoProcess: false },
})
