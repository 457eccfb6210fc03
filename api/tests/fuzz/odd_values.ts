import fc from 'fast-check'

const NESTED = '['.repeat(5_000) + ']'.repeat(5_000)

/** JSON texts that no form sends. */
export const oddJson: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    'null',
    'true',
    '[]',
    '{}',
    '""',
    '0',
    '-0',
    '-1',
    '1e400',
    '-1e400',
    '1e-400',
    '0.1e1',
    '99999999999999999999999999999999999999',
    '2147483648',
    String.raw`"\u0000"`,
    String.raw`"a\u0000b"`,
    String.raw`"\ud800"`,
    String.raw`"\udfff\ud800"`,
    String.raw`"\u202e\u2066\ufeff"`,
    '"\u{1F6B2}\u{1F468}\u200D\u{1F469}\u200D\u{1F467}"',
    '"\u0930\u0947\u0902\u091F \u0A15\u0A3F\u0A30\u0A3E\u0A0F"',
    '"\uFDFA\u0345\u0301\u0301\u0301"',
    '"%00%ff%2e%2e%2f"',
    `"'; drop table users; --"`,
    '"<script>alert(1)</script>"',
    '"${7*7}{{7*7}}"',
    '{"$ne":null}',
    '{"__proto__":{"role":"admin"}}',
    '{"constructor":{"prototype":{"role":"admin"}}}',
    '[[[[null]]]]',
    NESTED,
    '{"a":'.repeat(5_000) + '1' + '}'.repeat(5_000),
    JSON.stringify('x'.repeat(20_000)),
    JSON.stringify('\u{1F6B2}'.repeat(3_000)),
    JSON.stringify(Array.from({ length: 500 }, (_, n) => n))
  ),
  fc.json({ maxDepth: 3 }),
  fc.string({ unit: 'binary', maxLength: 80 }).map((text) => JSON.stringify(text)),
  fc.double().map((number) => String(number).replace(/NaN|-?Infinity/, '1e999')),
  fc.maxSafeInteger().map(String)
)

/** Encoded URL path segments. */
export const oddPiece: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '%00',
    '%ff',
    '%C0%80',
    '%ED%A0%80',
    '%E0%A4%A',
    '..%2f..%2fetc%2fpasswd',
    '%2e%2e',
    '%20',
    '%0d%0aSet-Cookie:%20a=b',
    'null',
    'undefined',
    'NaN',
    '-1',
    '1e999',
    '__proto__',
    'constructor',
    'toString',
    '0',
    '%F0%9F%9A%B2',
    "'%20or%201=1",
    'a'.repeat(3_000),
    '00000000-0000-7000-8000-000000000000',
    '00000000-0000-0000-0000-00000000000g',
    '%7B%7D',
    '[]'
  ),
  fc.uuid(),
  fc.webSegment({ size: 'small' }).map((segment) => segment || '~')
)

/** Keys with a meaning in JavaScript. */
export const oddKey = fc.constantFrom(
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'length',
  '',
  '$where',
  'role',
  'id'
)

/** Headers that browsers do not send, or not with such values. */
export const oddHeaders: fc.Arbitrary<Record<string, string>> = fc.oneof(
  fc.constantFrom<Record<string, string>>(
    { 'content-type': 'text/plain' },
    { 'content-type': 'application/json; charset=utf-16' },
    { 'content-type': 'application/json; charset=no-such' },
    { 'content-type': 'application/json; charset="' },
    { 'content-type': 'application/vnd.api+json' },
    { 'content-type': 'multipart/form-data' },
    { 'content-type': 'multipart/form-data; boundary=x' },
    { 'content-type': 'application/x-www-form-urlencoded' },
    { 'content-type': '/' },
    { 'content-encoding': 'gzip' },
    { 'content-encoding': 'br' },
    { 'content-encoding': 'deflate' },
    { 'content-encoding': 'no-such' },
    { accept: 'text/html' },
    { 'accept': '*/*;q=nonsense', 'accept-language': '-,;;' },
    { 'accept-encoding': 'identity;q=0, *;q=0' },
    { 'x-http-method-override': 'DELETE' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': '\u00ff' },
    { origin: 'null' },
    { origin: 'http://' },
    { origin: 'http://[::' },
    { host: 'evil.example' },
    { host: ':' },
    { cookie: '; =; ===; \u00ff=\u00ff' },
    { cookie: `saajha_session=s:${'x'.repeat(3_000)}` },
    { 'if-none-match': '"' },
    { 'if-modified-since': 'yesterday' },
    { range: 'bytes=5-1,-,99999999999-' },
    { 'x-forwarded-for': 'garbage, , 999.1.1.1' },
    { 'x-forwarded-proto': 'gopher', 'x-forwarded-host': '\u00ff' },
    { 'idempotency-key': 'k'.repeat(5_000) },
    { 'idempotency-key': '\u00ff\u00fe' },
    { 'x-request-id': '../\u00ff'.repeat(50) },
    { traceparent: 'not-a-trace' }
  ),
  fc.string({ maxLength: 40 }).map((value) => ({ 'idempotency-key': value.trim() }))
)
