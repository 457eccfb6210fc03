import { test } from '@japa/runner'
import { networkOf, wideNetworkOf } from '#shared/http/limits/network_of'

test.group('The network of a client', () => {
  test('an IPv4 address is a network by itself, also when mapped into IPv6', ({ assert }) => {
    assert.equal(networkOf('192.0.2.1'), '192.0.2.1/32')
    assert.equal(networkOf('::ffff:192.0.2.1'), '192.0.2.1/32')
    assert.equal(wideNetworkOf('192.0.2.1'), '192.0.2.1/32')
  })

  test('IPv6 addresses of one /64 share a network, those of one /48 a wide network', ({
    assert,
  }) => {
    assert.equal(networkOf('2001:db8:1:2::1'), '2001:db8:1:2::/64')
    assert.equal(networkOf('2001:db8:1:2:ffff:ffff:ffff:ffff'), '2001:db8:1:2::/64')
    assert.notEqual(networkOf('2001:db8:1:3::1'), networkOf('2001:db8:1:2::1'))
    assert.equal(wideNetworkOf('2001:db8:1:3::1'), '2001:db8:1::/48')
    assert.notEqual(wideNetworkOf('2001:db8:2::1'), wideNetworkOf('2001:db8:1::1'))
  })
  test('the network of a text that is no IP address is unknown', ({ assert }) => {
    for (const text of ['', 'unknown', '192.0.2.1:4711', '2001:db8::1::2', '999.0.0.1']) {
      assert.equal(networkOf(text), 'unknown')
      assert.equal(wideNetworkOf(text), 'unknown')
    }
  })

  test('the network of a link-local address omits its zone', ({ assert }) => {
    assert.equal(networkOf('fe80::1%eth0'), 'fe80::/64')
  })
})
