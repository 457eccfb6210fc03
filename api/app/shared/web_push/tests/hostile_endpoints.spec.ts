import { once } from 'node:events'
import { createServer, isIPv6, type AddressInfo, type Server } from 'node:net'
import { test } from '@japa/runner'
import type { PushMessage } from '@saajha/contract/push'
import { Postponed } from '#shared/outbox/postponed'
import { hostileEndpoint, HOSTS, privateIp } from '#shared/web_push/tests/hostile_endpoint'
import { pushDestination } from '#shared/web_push/push_destination'
import { sendPush } from '#shared/web_push/send_push'
import { SeededRandom } from '#harness/seeded_random'
import { newSubscription } from '#tests/browser_subscription'
import { rejectPushes, usePushNetwork } from '#tests/push_service_stand_in'

const ENDPOINTS = 10_000
const KEYS = newSubscription().keys
const MESSAGE: PushMessage = { title: 'New', body: '', language: 'en', path: '/', tag: 'a' }

/** A server on loopback that counts the connections to it. */
class Trap {
  connections = 0
  private constructor(private server: Server) {
    server.on('connection', (socket) => {
      this.connections++
      socket.destroy()
    })
  }

  /** Null if the system lacks the IP address. */
  static async open(ip: string, port = 0): Promise<Trap | null> {
    const trap = new Trap(createServer())
    const listening = once(trap.server.listen(port, ip), 'listening')
    return listening.then(
      () => trap,
      () => null
    )
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port
  }

  async close(): Promise<void> {
    this.server.close()
    await once(this.server, 'close')
  }
}

test.group('A hostile endpoint', (group) => {
  let trap: Trap
  let otherTrap: Trap | null
  let resolved: string[]

  group.each.setup(async () => {
    resolved = []
    trap = (await Trap.open('127.0.0.1'))!
    otherTrap = await Trap.open('127.0.0.2', trap.port)
    return async () => {
      rejectPushes()
      await trap.close()
      await otherTrap?.close()
    }
  })

  const connections = () => trap.connections + (otherTrap?.connections ?? 0)
  const send = (endpoint: string) =>
    sendPush({ ...KEYS, endpoint }, MESSAGE, { ttlSeconds: 60, urgency: 'normal' })

  /** Resolves every name to these IP addresses. */
  const resolveTo =
    (...ips: string[]) =>
    async (hostname: string) => {
      resolved.push(hostname)
      return ips.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }))
    }

  test('is never connected to, however it is spelled', async ({ assert }) => {
    const random = new SeededRandom(20_261_125)
    usePushNetwork({ resolve: resolveTo('127.0.0.1'), isAllowed: () => true, port: trap.port })
    const accepted: string[] = []
    const endpoints = new Set<string>()
    while (endpoints.size < ENDPOINTS) endpoints.add(hostileEndpoint(random))
    for (const endpoint of endpoints) {
      const outcome = await send(endpoint).catch((error: Error) => error.message)
      if (pushDestination(endpoint) || outcome !== 'rejected') accepted.push(endpoint)
    }
    assert.isEmpty(accepted)
    assert.isEmpty(resolved)
    assert.equal(connections(), 0)
  })
    .timeout(360_000)
    .tags(['@long'])

  test('is never connected to when the name of a push service resolves to a private IP address', async ({
    assert,
  }) => {
    const random = new SeededRandom(7)
    for (let round = 0; round < 2_000; round++) {
      const ips = [privateIp(random)]
      if (random.fraction() < 0.3) ips.splice(random.oneOf([0, 1]), 0, '142.250.183.42')
      usePushNetwork({ resolve: resolveTo(...ips), port: trap.port })
      assert.equal(await send(`https://${random.oneOf(HOSTS)}/${round}`), 'rejected', ips.join())
    }
    assert.lengthOf(resolved, 2_000)
    assert.equal(connections(), 0)
  })
    .timeout(180_000)
    .tags(['@long'])

  test('is connected to at the IP address that was checked, although the name resolves to another one next', async ({
    assert,
  }) => {
    let times = 0
    usePushNetwork({
      resolve: async (hostname) => resolveTo(++times === 1 ? '127.0.0.2' : '127.0.0.1')(hostname),
      isAllowed: (ip) => ip === '127.0.0.2',
      port: trap.port,
    })
    const outcome = await send('https://fcm.googleapis.com/fcm/send/rebound').catch((e) => e)
    assert.instanceOf(outcome, Postponed)
    assert.lengthOf(resolved, 1)
    assert.equal(trap.connections, 0)
    if (otherTrap) assert.equal(otherTrap.connections, 1)
  })
})
