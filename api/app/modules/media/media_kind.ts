import { LIMITS } from '@saajha/contract/limits'

/** A size in which a picture is shown: it fits into `width` x `height`, or fills it where `crop` is set. */
type Variant = { file: string; width: number; height: number; crop: boolean; quality: number }

type MediaKind = {
  maxBytes: number
  variants: readonly [Variant, ...Variant[]]
}

/** What members may send, how large, and in which sizes it is shown. The first variant is the file's own address. */
export const MEDIA_KINDS = {
  photo: {
    maxBytes: LIMITS.photoBytes,
    variants: [
      { file: 'full.webp', width: 1600, height: 1600, crop: false, quality: 80 },
      { file: 'card.webp', width: 640, height: 480, crop: true, quality: 76 },
    ],
  },
  profile_picture: {
    maxBytes: LIMITS.profileImageBytes,
    variants: [{ file: 'avatar.webp', width: 320, height: 320, crop: true, quality: 80 }],
  },
} as const satisfies Record<string, MediaKind>

export type MediaKindName = keyof typeof MEDIA_KINDS

/** The address under which everybody sees a file. */
export function mediaUrl(id: string, kind: MediaKindName): string {
  return `/media/${id}/${MEDIA_KINDS[kind].variants[0].file}`
}

/** Where a variant is kept; nothing in it comes from a client. */
export function variantKey(id: string, file: string): string {
  return `variants/${id}/${file}`
}
