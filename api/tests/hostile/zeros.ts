import { constants, deflateRawSync } from 'node:zlib'

const BLOCK_BYTES = 16 * 1024 * 1024
const ADLER_MODULUS = 65_521
const block = deflateRawSync(Buffer.alloc(BLOCK_BYTES), { finishFlush: constants.Z_FULL_FLUSH })

/** A zlib stream that inflates to about `bytes` zeros, at a thousandth of the size, built without inflating it. */
export function zippedZeros(bytes: number): Buffer {
  const blocks = Math.floor(bytes / BLOCK_BYTES)
  const rest = deflateRawSync(Buffer.alloc(bytes % BLOCK_BYTES))
  const sum = Buffer.alloc(4)
  sum.writeUInt16BE(bytes % ADLER_MODULUS)
  sum.writeUInt16BE(1, 2)
  return Buffer.concat([Buffer.from([0x78, 0x9c]), ...Array<Buffer>(blocks).fill(block), rest, sum])
}
