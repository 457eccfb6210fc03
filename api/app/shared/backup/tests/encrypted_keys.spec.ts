import { test } from '@japa/runner'
import { decryptKeys, encryptKeys } from '#shared/backup/encrypted_keys'

const KEYS = { APP_KEY: 'a-secret-for-cookies', DOCUMENT_KEY: 'a-secret-for-numbers' }

test.group('The keys in a backup', () => {
  test('are read with their passphrase only, and are nowhere in clear', async ({ assert }) => {
    const encrypted = await encryptKeys(KEYS, 'a long passphrase')
    assert.deepEqual(await decryptKeys(encrypted, 'a long passphrase'), KEYS)
    await assert.rejects(
      () => decryptKeys(encrypted, 'a wrong passphrase'),
      'The passphrase is not that of the keys in this backup.'
    )
    assert.notInclude(encrypted.toString(), 'secret')
    assert.notDeepEqual(await encryptKeys(KEYS, 'a long passphrase'), encrypted)
  }).tags(['@long'])
})
