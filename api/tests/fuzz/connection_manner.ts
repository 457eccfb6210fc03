import fc from 'fast-check'

/** How a client uses one connection. */
export type ConnectionManner = {
  /** The number of pipelined requests. */
  requests: number
  /** Pauses at fractions of all bytes, so that other connections interleave. */
  pauses: number[]
  /** After the last byte the client keeps receiving, half-closes, or disconnects with that many bytes unsent. */
  end: 'receive' | 'half-close' | { leaveUnsent: number }
}

export const connectionManner: fc.Arbitrary<ConnectionManner> = fc.record({
  requests: fc.integer({ min: 1, max: 4 }),
  pauses: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 3 }),
  end: fc.oneof(
    { weight: 8, arbitrary: fc.constant('receive' as const) },
    { weight: 1, arbitrary: fc.constant('half-close' as const) },
    { weight: 1, arbitrary: fc.nat(200).map((leaveUnsent) => ({ leaveUnsent })) }
  ),
})
