import { test } from '@japa/runner'
import { SilentServers } from '#shared/mail/silent_servers'

test.group('The wait for a silent mail server', () => {
  test('doubles with each silence in a row up to five minutes, and is of one domain', ({
    assert,
  }) => {
    let seconds = 0
    const servers = new SilentServers(() => seconds * 1_000)
    const waits = []
    for (let attempt = 1; attempt <= 5; attempt++) {
      servers.noteSilence('asha@Silent.example')
      // Of an attempt that began at the same time.
      servers.noteSilence('ravi@silent.example')
      const wait = servers.waitOf('meera@silent.example')
      waits.push(wait)
      assert.equal(servers.waitOf('asha@other.example'), 0)
      seconds += wait
    }
    assert.deepEqual(waits, [60, 120, 240, 300, 300])
    servers.noteSilence('asha@silent.example')
    servers.noteResponse('ravi@silent.example')
    assert.equal(servers.waitOf('asha@silent.example'), 0)
    servers.noteSilence('asha@silent.example')
    assert.equal(servers.waitOf('asha@silent.example'), 60)
  })
})
