import { test } from '@japa/runner'
import { sharedSettings } from '#shared/settings'

const UNKNOWN = { name: null, address: null, officer: null, email: null }

test.group('The legal details', () => {
  test('are public, and null where the operator has set none', async ({
    client,
    assert,
    cleanup,
  }) => {
    const settings = sharedSettings()
    const before = settings.legal
    cleanup(() => {
      settings.legal = before
    })
    const details = {
      name: 'Saajha Rentals LLP',
      address: '1 Main Road, Nagpur',
      officer: 'Asha Rao',
      email: 'grievance@saajha.example',
    }
    for (const legal of [UNKNOWN, details]) {
      settings.legal = legal
      const response = await client.get('/api/legal')
      response.assertStatus(200)
      assert.deepEqual(response.body(), legal)
    }
  })
})
