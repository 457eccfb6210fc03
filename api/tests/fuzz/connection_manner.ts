import fc from 'fast-check'

/** How a client uses one connection. */
export type ConnectionManner = {
  /** How many requests it pipelines. */
  requests: number
  /** Where it pauses, as shares of all bytes: what other connections send comes in between. */
  pauses: number[]
  /** What it does behind its last byte: goes on receiving, sends no more, or leaves with that many bytes unsent. */
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
