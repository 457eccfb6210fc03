import type { HostileFile } from '#tests/hostile/hostile_file'
import { realPictures } from '#tests/hostile/real_pictures'

const SHARES = [0.02, 0.1, 0.25, 0.4, 0.5, 0.6, 0.75, 0.9]

/** Valid pictures truncated at many offsets. */
export async function truncatedPictures(): Promise<HostileFile[]> {
  return Object.entries(await realPictures()).flatMap(([kind, bytes]) =>
    SHARES.map((share) => ({
      name: `the first ${share * 100} % of a ${kind}`,
      bytes: bytes.subarray(0, Math.floor(bytes.length * share)),
      type: 'image/jpeg',
      outcome: 422 as const,
    }))
  )
}
