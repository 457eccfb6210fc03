import { defineConfig } from '@adonisjs/core/bodyparser'

/** Only JSON is parsed: uploads are streamed by their own route, and no form is ever posted. */
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
