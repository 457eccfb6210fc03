/** Pictures of a listing, or, with `purpose`, private ones of an identity document. */
export type ImageUploadsBody = { imageCount: number; itemId?: string; purpose?: 'document' }

/** Signed addresses that each take one PUT of the raw file within ten minutes, and the addresses the pictures will have. */
export type ImageUploads = { uploadUrls: string[]; imageUrls: string[] }

export type VideoUpload = { uploadUrl: string; videoUrl: string }

/** `PUT` of a file: there is nothing to say but that it came. */
export type ReceivedUpload = Record<string, never>

/** `POST /api/profile/upload-url`. */
export type ProfileUpload = { uploadURL: string }

/** `PUT /api/profile/picture`. */
export type ProfilePicture = { objectPath: string }

/**
 * The card-size twin of a full-size picture address of this server (`/media/{id}/full.webp`);
 * any other address is returned as it is.
 */
export function cardImage(imageUrl: string): string {
  return imageUrl.replace(/\/full\.webp$/, '/card.webp')
}
