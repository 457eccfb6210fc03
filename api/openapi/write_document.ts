import 'reflect-metadata'
import { writeFile } from 'node:fs/promises'
import { createIgnitor } from '#bin/create_ignitor'

/** `npm run openapi`: regenerates the document. The settings are dummies, because no service is started. */
process.env.NODE_ENV = 'test'
process.env.APP_KEY = process.env.DOCUMENT_KEY = 'of-no-use-but-of-the-right-length'
process.env.DATA_DIR = process.env.DATABASE_URL = 'nowhere'

const app = createIgnitor().createApp('console')
await app.init()
await app.boot()
await import('#start/routes')
await import('#start/kernel')
const router = await app.container.make('router')
router.commit()

const { makeDocument } = await import('#openapi/make_document')
const document = await makeDocument(router)
await writeFile(app.makePath('openapi.json'), `${JSON.stringify(document, null, 2)}\n`)
await app.terminate()
