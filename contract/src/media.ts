export const IMAGE_PURPOSES = ['document', 'handover'] as const
/** What private pictures are of: a verification document, or an item at its handover or return. */
export type ImagePurpose = (typeof IMAGE_PURPOSES)[number]

/** Requests uploads of listing pictures or, with a `purpose`, of private pictures. */
export type ImageUploadsBody = { imageCount: number; itemId?: string; purpose?: ImagePurpose }

/** Signed upload URLs, each valid for one PUT of the raw file within ten minutes, and the future URLs of the pictures. */
export type ImageUploads = { uploadUrls: string[]; imageUrls: string[] }

export type VideoUpload = { uploadUrl: string; videoUrl: string }

/** The empty response to the `PUT` of a file. */
export type ReceivedUpload = Record<string, never>

/** `POST /api/profile/upload-url`. */
export type ProfileUpload = { uploadURL: string }

/** `PUT /api/profile/picture`. */
export type ProfilePicture = { objectPath: string }

/**
 * The URL of the card-size variant of a full-size picture (`/media/{id}/full.webp`); any other URL is returned
 * unchanged.
 */
export function cardImage(imageUrl: string): string {
  return variant(imageUrl, 'card')
}

/** The URL of the variant for lists of small pictures, 400 pixels wide; any other URL is returned unchanged. */
export function smallImage(imageUrl: string): string {
  return variant(imageUrl, 'small')
}

/** The attributes of an `<img>` from which a browser chooses the smallest variant that fills it. */
export type PictureSources = { src: string; srcSet?: string; sizes?: string }

/** The sources of a photo in a card, cropped to 4:3. */
export function cardSources(imageUrl: string): PictureSources {
  return sourcesOf(imageUrl, ['small', 'card'], '(width < 30rem) 45vw, 20rem')
}

/** The sources of the large photo of a listing, whole. */
export function wholeSources(imageUrl: string): PictureSources {
  return sourcesOf(imageUrl, ['medium', 'full'], '(width < 64rem) 100vw, 45rem')
}

/** The sources of a further photo of a listing: cropped and small beside the large one, or as wide as a phone. */
export function galleryPhotoSources(imageUrl: string): PictureSources {
  return {
    ...sourcesOf(imageUrl, ['card', 'medium', 'full'], '(width < 64rem) 100vw, 20rem'),
    src: cardImage(imageUrl),
  }
}

/** The widths of the variants of a listing's photo, in pixels. */
export const PHOTO_WIDTHS = { small: 400, card: 640, medium: 800, full: 1600 }

type Variant = keyof typeof PHOTO_WIDTHS

/** The last variant is for browsers that do not choose. */
function sourcesOf(imageUrl: string, variants: Variant[], sizes: string): PictureSources {
  const src = variant(imageUrl, variants.at(-1)!)
  if (variant(imageUrl, 'small') === imageUrl) return { src }
  const candidates = variants.map((name) => `${variant(imageUrl, name)} ${PHOTO_WIDTHS[name]}w`)
  return { src, srcSet: candidates.join(', '), sizes }
}

function variant(imageUrl: string, name: Variant): string {
  return imageUrl.replace(/\/full\.webp$/, `/${name}.webp`)
}
