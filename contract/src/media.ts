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
  return imageUrl.replace(/\/full\.webp$/, '/card.webp')
}
