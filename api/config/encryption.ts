import env from '#start/env'
import { defineConfig, drivers } from '@adonisjs/core/encryption'

const oldDocumentKey = env.get('DOCUMENT_KEY_OLD')

/** The first key encrypts; all keys decrypt. */
const documentKeys = [env.get('DOCUMENT_KEY'), ...(oldDocumentKey ? [oldDocumentKey] : [])]

const encryptionConfig = defineConfig({
  default: 'app',
  list: {
    app: drivers.aes256gcm({ id: 'app', keys: [env.get('APP_KEY')] }),
    documents: drivers.aes256gcm({ id: 'documents', keys: documentKeys }),
  },
})

export default encryptionConfig

declare module '@adonisjs/core/types' {
  export interface EncryptorsList extends InferEncryptors<typeof encryptionConfig> {}
}
