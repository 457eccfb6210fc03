/** Choosing and uploading photos, videos and profile pictures. */
export const media = {
  uploadImagesFailed: 'Failed to upload images',
  uploadImageFailed: ({ number }: { number: number }) => `Failed to upload image ${number}`,
  uploadUrlsFailed: 'Failed to get upload URLs',
  uploadVideoFailed: 'Failed to upload video',
  uploadUrlFailed: 'Failed to get upload URL',
  uploadFileFailed: 'Failed to upload file',
  tooManyPhotos: 'Too many photos',
  invalidFileType: 'Invalid file type',

  photosHint: ({ limit }: { limit: number }) =>
    `Up to ${limit} photos in JPEG, PNG or WebP. The first one is the cover.`,
  addPhotos: 'Add photos',
  photoList: 'Chosen photos',
  photoAlt: ({ number }: { number: number }) => `Photo ${number}`,
  cover: 'Cover',
  remove: ({ number }: { number: number }) => `Remove photo ${number}`,
  moveEarlier: ({ number }: { number: number }) => `Move photo ${number} earlier`,
  moveLater: ({ number }: { number: number }) => `Move photo ${number} later`,
  drag: 'Drag to reorder',
  moved: ({ from, to }: { from: number; to: number }) => `Photo ${from} is now photo ${to}`,
  uploading: ({ number, percent }: { number: number; percent: number }) =>
    `Uploading photo ${number}: ${percent}%`,
  uploaded: 'Uploaded',
  uploadFailed: 'Upload failed',
  retry: ({ number }: { number: number }) => `Try photo ${number} again`,
  tryAgain: 'Try again',
  replaced: ({ count }: { count: number }) =>
    count === 1
      ? 'Your new photos take the place of the one on your listing.'
      : `Your new photos take the place of the ${count} on your listing.`,
  keepCurrent: 'Keep the current photos too',

  addVideo: 'Add a video',
  videoHint: 'Optional, one MP4, WebM or MOV of up to 5 MB',
  currentVideo: 'Current video',
  megabytes: ({ size }: { size: string }) => `${size} MB`,
  removeVideo: 'Remove video',
  uploadingVideo: 'Uploading the video',

  picture: 'Profile picture',
  pictureHint: 'JPG or PNG, up to 10 MB',
  choosePicture: 'Change Picture',
  savePicture: 'Save Picture',
  savingPicture: 'Uploading...',
  dropPicture: 'Keep the old one',
  pictureTypeHint: 'Please select an image file (JPG, PNG, etc.)',
  fileTooLarge: 'File too large',
  fileTooLargeHint: 'Please select an image under 5MB',
  unreadable: 'Error reading file',
  unreadableHint: 'Failed to read the selected image file',
  pictureUpdated: {
    profile: {
      title: 'Profile picture updated!',
      description: 'Your profile picture has been successfully updated.',
    },
    dashboard: { title: 'Profile picture updated successfully' },
  },
  pictureFailed: {
    profile: {
      title: 'Upload failed',
      description: 'Failed to update profile picture. Please try again.',
    },
    dashboard: {
      title: 'Error',
      description: 'Failed to update profile picture. Please try again.',
    },
  },
}
