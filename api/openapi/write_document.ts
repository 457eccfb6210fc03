import 'reflect-metadata'
import { readFile, writeFile } from 'node:fs/promises'
import { createIgnitor } from '#bin/create_ignitor'

/**
 * `npm run openapi`: regenerates the document; with `--check` compares it and exits with 1 if it differs. The settings are
 * dummies, because no service is started.
 */
process.env.NODE_ENV = 'test'
process.env.APP_KEY = process.env.DOCUMENT_KEY = 'of-no-use-but-of-the-right-length'
process.env.DATA_DIR = 'nowhere'
process.env.DATABASE_URL = 'postgres://nowhere'

const app = createIgnitor().createApp('console')
await app.init()
await app.boot()
await import('#start/routes')
await import('#start/kernel')
const router = await app.container.make('router')
router.commit()

const { makeDocument } = await import('#openapi/make_document')
const document = `${JSON.stringify(await makeDocument(router), null, 2)}\n`
const file = app.makePath('openapi.json')
if (!process.argv.includes('--check')) await writeFile(file, document)
else if ((await readFile(file, 'utf8')) !== document) {
  console.error('openapi.json differs from the code: run `npm run openapi`')
  process.exitCode = 1
}
await app.terminate()
