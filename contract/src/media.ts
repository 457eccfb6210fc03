/** Requests uploads of listing pictures or, with `purpose: 'document'`, of private pictures of a verification document. */
export type ImageUploadsBody = { imageCount: number; itemId?: string; purpose?: 'document' }

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
