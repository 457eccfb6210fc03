import { IMAGE_TYPES, LIMITS, VIDEO_TYPES } from '@saajha/contract/limits'
import { PHOTO_WIDTHS } from '@saajha/contract/media'

/**
 * A variant of a picture: it fits into `width` x `height` pixels, or fills them if `crop` is set. `quality` is of WebP.
 */
export type PictureSize = {
  file: string
  width: number
  height: number
  crop: boolean
  quality: number
  /** The variant in the place of this one for pictures from before there was this one. */
  fallback?: string
}

type MediaKind = {
  /** Accepted Content-Types of the upload. */
  types: readonly string[]
  maxBytes: number
  /** Whether it is served to few; `open_variant.ts` says to whom. */
  isPrivate: boolean
  /** The variants; the first one's URL identifies the picture. Empty for a video. */
  sizes: readonly PictureSize[]
}

/** The small variant of a private picture, in the list of its kind. */
const thumbnail = (fallback: string) => ({
  file: 'thumbnail.webp',
  width: 160,
  height: 160,
  crop: true,
  quality: 70,
  fallback,
})

/** The kinds of files that members upload: types, size limit, visibility and variants. */
export const MEDIA_KINDS = {
  photo: {
    types: IMAGE_TYPES,
    maxBytes: LIMITS.photoBytes,
    isPrivate: false,
    sizes: [
      {
        file: 'full.webp',
        width: PHOTO_WIDTHS.full,
        height: 1600,
        crop: false,
        quality: 80,
      },
      {
        file: 'medium.webp',
        width: PHOTO_WIDTHS.medium,
        height: 800,
        crop: false,
        quality: 76,
        fallback: 'full.webp',
      },
      { file: 'card.webp', width: PHOTO_WIDTHS.card, height: 480, crop: true, quality: 76 },
      {
        file: 'small.webp',
        width: PHOTO_WIDTHS.small,
        height: 300,
        crop: true,
        quality: 65,
        fallback: 'card.webp',
      },
    ],
  },
  profile_picture: {
    types: IMAGE_TYPES,
    maxBytes: LIMITS.profileImageBytes,
    isPrivate: false,
    sizes: [{ file: 'avatar.webp', width: 320, height: 320, crop: true, quality: 80 }],
  },
  document: {
    types: IMAGE_TYPES,
    maxBytes: LIMITS.photoBytes,
    isPrivate: true,
    sizes: [
      { file: 'document.webp', width: 1600, height: 1600, crop: false, quality: 82 },
      thumbnail('document.webp'),
    ],
  },
  handover: {
    types: IMAGE_TYPES,
    maxBytes: LIMITS.photoBytes,
    isPrivate: true,
    sizes: [
      { file: 'handover.webp', width: 1600, height: 1600, crop: false, quality: 82 },
      thumbnail('handover.webp'),
    ],
  },
  video: { types: VIDEO_TYPES, maxBytes: LIMITS.videoUploadBytes, isPrivate: false, sizes: [] },
} as const satisfies Record<string, MediaKind>

export type MediaKindName = keyof typeof MEDIA_KINDS
export type PictureKindName = Exclude<MediaKindName, 'video'>

const VIDEO_FILES: Record<string, string> = {
  'video/mp4': 'video.mp4',
  'video/webm': 'video.webm',
  'video/mov': 'video.mov',
  'video/quicktime': 'video.mov',
}

/** Returns whether a file of a kind may be uploaded with this Content-Type. */
export function isAcceptedType(kind: MediaKindName, type: string): boolean {
  const types: readonly string[] = MEDIA_KINDS[kind].types
  return types.includes(type)
}

/** The file name under which a video of a Content-Type is served. */
export function videoFile(contentType: string): string {
  return VIDEO_FILES[contentType]!
}

/** The URL path of a picture. */
export function pictureUrl(id: string, kind: PictureKindName): string {
  const folder = MEDIA_KINDS[kind].isPrivate ? '/media/private' : '/media'
  return `${folder}/${id}/${MEDIA_KINDS[kind].sizes[0].file}`
}

/** The URL path at which an administrator opens a file that is hidden from others. */
export function privateUrl(url: string): string {
  return `/media/private/${url.split('/').slice(-2).join('/')}`
}

/** The URL path of a video. */
export function videoUrl(id: string, contentType: string): string {
  return `/media/${id}/${videoFile(contentType)}`
}

/** The storage key of a variant; no part of it comes from a client. */
export function variantKey(id: string, file: string): string {
  return `variants/${id}/${file}`
}

/** The media id in a URL; for a URL of another origin an arbitrary text or undefined. */
export function mediaIdOf(url: string): string | undefined {
  return url.split('/').at(-2)
}
