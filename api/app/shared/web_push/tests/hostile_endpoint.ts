import { isIPv6 } from 'node:net'
import type { SeededRandom } from '#harness/seeded_random'

/** Hosts of push services. */
export const HOSTS = [
  ...['fcm.googleapis.com', 'updates.push.services.mozilla.com'],
  ...['web.push.apple.com', 'wns2.notify.windows.com'],
]

const digits = (random: SeededRandom) => Math.floor(random.between(0, 1e9)).toString(36)

/** An endpoint that violates the rule of destinations in one way. */
export function hostileEndpoint(random: SeededRandom): string {
  const host = random.oneOf(HOSTS)
  const path = `/${digits(random)}`
  const [first, ...rest] = host.split('.') as [string, ...string[]]
  const domain = rest.join('.')
  const make = [
    // Schemes, ports and user info.
    () =>
      `${random.oneOf(['http', 'ftp', 'ws', 'wss', 'file', 'gopher', 'javascript', 'httpss'])}://${host}${path}`,
    () => `https://${host}:${random.oneOf([80, 8443, 22, 0, 6379, 65_535, 444])}${path}`,
    () => `https://${host}:443${path}`,
    () =>
      `https://${random.oneOf(['me@', 'me:secret@', ':@', '@', 'fcm.googleapis.com@'])}${host}${path}`,
    () => `https://${host}@${random.oneOf(EVIL_HOSTS)}${path}`,
    () => `https://${host}%40${random.oneOf(EVIL_HOSTS)}${path}`,
    () => `https://${host}\\@${random.oneOf(EVIL_HOSTS)}${path}`,
    () => `https:\\\\${host}${path}`,
    () => `https:/${host}${path}`,
    () => `//${host}${path}`,
    () => `${host}${path}`,
    // Look-alike hosts.
    () => `https://${host}.${random.oneOf(EVIL_HOSTS)}${path}`,
    () => `https://${digits(random)}${host}.evil.example${path}`,
    () => `https://evil${first}-${domain}${path}`,
    () => `https://${digits(random)}.fcm.googleapis.com${path}`,
    () => `https://${digits(random)}.updates.push.services.mozilla.com${path}`,
    () => `https://${random.oneOf(['push.apple.com', 'notify.windows.com'])}${path}`,
    () =>
      `https://${digits(random)}${random.oneOf(['push.apple.com', 'notify.windows.com'])}${path}`,
    () => `https://evil.example/${host}${path}`,
    () => `https://evil.example#${host}${path}`,
    () => `https://evil.example?.push.apple.com${path}`,
    () => `https://${host}.${path}`,
    () => `https://${host}..${path}`,
    () => `https://${host.toUpperCase()}${path}`,
    // Other characters in the host.
    () => `https://${host.replace(/[oe]/, (letter) => (letter === 'o' ? 'о' : 'е'))}${path}`,
    () => `https://${host.replace('.', random.oneOf(['。', '．', '｡', '%2e', '․']))}${path}`,
    () => `https://ｆcm.googleapis.com${path}`,
    () => `https://xn--${digits(random)}.googleapis.com${path}`,
    () => `https://${host}${random.oneOf(['\u0000', '\t', '\n', ' ', '\u00ad', '\u200b'])}${path}`,
    () => `${random.oneOf([' ', '\n', '\t', '\u0000'])}https://${host}${path}`,
    () => `https://${host}${path}#${digits(random)}`,
    () => `https://${host}/a/../${digits(random)}`,
    () => `https://${host}${path} `,
    // IP addresses in every notation, and names of private hosts.
    () => `https://${random.oneOf(IP_HOSTS)}${path}`,
    () => `https://${privateIpHost(random)}${path}`,
    () => `https://${random.oneOf(EVIL_HOSTS)}${path}`,
    () => `http://${random.oneOf(IP_HOSTS)}:${1 + Math.floor(random.between(0, 65_534))}${path}`,
    () =>
      random.oneOf(['', ' ', 'null', 'https://', 'https:///', 'data:,x', 'about:blank', '[]']) +
      digits(random),
  ]
  return random.oneOf(make)()
}

const EVIL_HOSTS = [
  ...['evil.example', 'localhost', 'metadata.google.internal', 'postgres', 'redis', 'api.local'],
  ...['googleapis.com', 'storage.googleapis.com', 'push.services.mozilla.com', 'apple.com'],
  ...['windows.com', 'notify.windows.com.evil.example', 'a.localhost', '169.254.169.254.nip.io'],
]

const IP_HOSTS = [
  ...['127.0.0.1', '127.1', '127.0.1', '2130706433', '0x7f000001', '0x7f.0.0.1', '0177.0.0.1'],
  ...['017700000001', '0', '0.0.0.0', '169.254.169.254', '0xa9fea9fe', '2852039166', '10.0.0.1'],
  ...['[::1]', '[::]', '[::ffff:127.0.0.1]', '[::ffff:7f00:1]', '[fe80::1]', '[fd00:ec2::254]'],
  ...['[64:ff9b::7f00:1]', '[2002:7f00:1::]', '①②⑦.⓪.⓪.①', '127.0.0.1.', '[0:0:0:0:0:0:0:1]'],
]

/** A random IP address outside the public internet. */
export function privateIp(random: SeededRandom): string {
  const byte = () => Math.floor(random.between(0, 256))
  const tail = () => `${byte()}.${byte()}`
  const group = () => Math.floor(random.between(0, 65_536)).toString(16)
  const make = [
    ...[
      () => `127.${byte()}.${tail()}`,
      () => `10.${byte()}.${tail()}`,
      () => `0.${byte()}.${tail()}`,
    ],
    ...[() => `192.168.${tail()}`, () => `169.254.${tail()}`, () => '169.254.169.254'],
    ...[() => `172.${16 + (byte() % 16)}.${tail()}`, () => `100.${64 + (byte() % 64)}.${tail()}`],
    ...[
      () => `${224 + (byte() % 32)}.${byte()}.${tail()}`,
      () => `198.${18 + (byte() % 2)}.${tail()}`,
    ],
    ...[() => '::1', () => '::', () => `::ffff:127.0.${tail()}`, () => `::ffff:10.0.${tail()}`],
    ...[() => `fe80::${group()}`, () => `fd${byte().toString(16).padStart(2, '0')}::${group()}`],
    ...[
      () => `ff02::${group()}`,
      () => `64:ff9b::7f00:${group()}`,
      () => `2002:7f00:${group()}::1`,
    ],
  ]
  return random.oneOf(make)()
}

/** A private IP address as the host of a URL. */
function privateIpHost(random: SeededRandom): string {
  const ip = privateIp(random)
  return isIPv6(ip) ? `[${ip}]` : ip
}
