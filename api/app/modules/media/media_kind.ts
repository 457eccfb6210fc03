import { IMAGE_TYPES, LIMITS, VIDEO_TYPES } from '@saajha/contract/limits'

/** A size in which a picture is shown: it fits into `width` x `height`, or fills it where `crop` is set. */
export type PictureSize = {
  file: string
  width: number
  height: number
  crop: boolean
  quality: number
}

type MediaKind = {
  /** What the upload's Content-Type may be. */
  types: readonly string[]
  maxBytes: number
  /** Whether its owner and administrators alone may open it. */
  isPrivate: boolean
  /** The sizes people see, the first of which is the picture's own address; none for a video. */
  sizes: readonly PictureSize[]
}

/** What members may send, how large, and who sees it in which sizes. */
export const MEDIA_KINDS = {
  photo: {
    types: IMAGE_TYPES,
    maxBytes: LIMITS.photoBytes,
    isPrivate: false,
    sizes: [
      { file: 'full.webp', width: 1600, height: 1600, crop: false, quality: 80 },
      { file: 'card.webp', width: 640, height: 480, crop: true, quality: 76 },
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
    sizes: [{ file: 'document.webp', width: 1600, height: 1600, crop: false, quality: 82 }],
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

/** Whether a file of a kind may be sent as this type. */
export function mayBe(kind: MediaKindName, type: string): boolean {
  const types: readonly string[] = MEDIA_KINDS[kind].types
  return types.includes(type)
}

/** The file name under which a video of a type is served. */
export function videoFile(contentType: string): string {
  return VIDEO_FILES[contentType]!
}

/** The address of a picture. */
export function pictureUrl(id: string, kind: PictureKindName): string {
  const folder = MEDIA_KINDS[kind].isPrivate ? '/media/private' : '/media'
  return `${folder}/${id}/${MEDIA_KINDS[kind].sizes[0].file}`
}

/** The address of a video. */
export function videoUrl(id: string, contentType: string): string {
  return `/media/${id}/${videoFile(contentType)}`
}

/** Where what people see is kept; nothing in it comes from a client. */
export function variantKey(id: string, file: string): string {
  return `variants/${id}/${file}`
}

/** The id in the address of a file; where it is not one of this server's, anything or nothing. */
export function mediaIdOf(url: string): string | undefined {
  return url.split('/').at(-2)
}
