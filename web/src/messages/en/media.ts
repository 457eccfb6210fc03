/** Choosing and uploading photos and videos. */
export const media = {
  uploadImagesFailed: 'Failed to upload images',
  uploadVideoFailed: 'Failed to upload video',
}
