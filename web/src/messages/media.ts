import { inLanguage } from '@/messages/in_language'

/** Choosing and uploading photos and videos. */
export const media = inLanguage({
  en: {
    uploadImagesFailed: 'Failed to upload images',
    uploadImageFailed: ({ number }: { number: number }) => `Failed to upload image ${number}`,
    uploadImageRejected: ({ number, reason }: { number: number; reason: string }) =>
      `Failed to upload image ${number}. ${reason}`,
    uploadUrlsFailed: 'Failed to get upload URLs',
    uploadVideoFailed: 'Failed to upload video',
    uploadUrlFailed: 'Failed to get upload URL',
    uploadFileFailed: 'Failed to upload file',
    tooManyPhotos: 'Too many photos',
    atMostPhotos: ({ limit }: { limit: number }) => `You can upload maximum ${limit} photos.`,
    invalidFileType: 'Invalid file type',

    photosHint: ({ limit }: { limit: number }) =>
      `Up to ${limit} photos in JPEG, PNG or WebP. The first one is the cover.`,
    handoverHint: ({ limit }: { limit: number }) =>
      `Up to ${limit} in JPEG, PNG or WebP. Only the two of you can see them.`,
    takePhoto: 'Take a photo',
    takePhotoHint: 'With the camera of this phone',
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
    makeCover: 'Make cover',
    makeCoverOf: ({ number }: { number: number }) => `Make cover: photo ${number}`,
    isCover: ({ number }: { number: number }) => `Photo ${number} is now the cover`,
    photosAdded: ({ count }: { count: number }) =>
      count === 1 ? 'We added the first one.' : `We added the first ${count}.`,
    excess: ({ count }: { count: number }) =>
      count === 1
        ? "That's 1 photo over the limit. Replace your current photos with the new ones?"
        : `That's ${count} photos over the limit. Replace your current photos with the new ones?`,
    replaceSaved: 'Replace Current Photos',
    dropExcess: 'Leave Them Out',

    addVideo: 'Add a video',
    videoHint: 'Optional, one MP4, WebM or MOV of up to 5 MB',
    currentVideo: 'Current video',
    megabytes: ({ size }: { size: string }) => `${size} MB`,
    removeVideo: 'Remove video',
    uploadingVideo: 'Uploading the video',

    fileTooLarge: 'File too large',
  },
  hi: {
    uploadImagesFailed: 'फ़ोटो अपलोड नहीं हो पाईं',
    uploadImageFailed: ({ number }) => `फ़ोटो ${number} अपलोड नहीं हो पाई`,
    uploadImageRejected: ({ number, reason }) => `फ़ोटो ${number} अपलोड नहीं हो पाई। ${reason}`,
    uploadUrlsFailed: 'अपलोड शुरू नहीं हो पाया',
    uploadVideoFailed: 'वीडियो अपलोड नहीं हो पाया',
    uploadUrlFailed: 'अपलोड शुरू नहीं हो पाया',
    uploadFileFailed: 'फ़ाइल अपलोड नहीं हो पाई',
    tooManyPhotos: 'फ़ोटो बहुत ज़्यादा हैं',
    atMostPhotos: ({ limit }) => `आप ज़्यादा से ज़्यादा ${limit} फ़ोटो अपलोड कर सकते हैं।`,
    invalidFileType: 'यह फ़ाइल नहीं चलेगी',

    photosHint: ({ limit }) =>
      `ज़्यादा से ज़्यादा ${limit} फ़ोटो (JPEG, PNG या WebP)। पहली फ़ोटो कवर बनेगी।`,
    handoverHint: ({ limit }) =>
      `ज़्यादा से ज़्यादा ${limit} फ़ोटो (JPEG, PNG या WebP)। इन्हें सिर्फ़ आप दोनों देख सकते हैं।`,
    takePhoto: 'फ़ोटो खींचें',
    takePhotoHint: 'इस फ़ोन के कैमरे से',
    photoList: 'चुनी गई फ़ोटो',
    photoAlt: ({ number }) => `फ़ोटो ${number}`,
    cover: 'कवर',
    remove: ({ number }) => `फ़ोटो ${number} हटाएँ`,
    moveEarlier: ({ number }) => `फ़ोटो ${number} आगे लाएँ`,
    moveLater: ({ number }) => `फ़ोटो ${number} पीछे ले जाएँ`,
    drag: 'खींचकर क्रम बदलें',
    moved: ({ from, to }) => `फ़ोटो ${from} अब फ़ोटो ${to} है`,
    uploading: ({ number, percent }) => `फ़ोटो ${number} अपलोड हो रही है: ${percent}%`,
    uploaded: 'अपलोड हो गई',
    uploadFailed: 'अपलोड नहीं हुई',
    retry: ({ number }) => `फ़ोटो ${number} फिर से अपलोड करें`,
    tryAgain: 'फिर कोशिश करें',
    makeCover: 'कवर बनाएँ',
    makeCoverOf: ({ number }) => `कवर बनाएँ: फ़ोटो ${number}`,
    isCover: ({ number }) => `फ़ोटो ${number} अब कवर है`,
    photosAdded: ({ count }) =>
      count === 1 ? 'पहली फ़ोटो जोड़ दी गई है।' : `पहली ${count} फ़ोटो जोड़ दी गई हैं।`,
    excess: ({ count }) =>
      `${count} फ़ोटो ज़्यादा ${count === 1 ? 'है' : 'हैं'}। पुरानी फ़ोटो की जगह नई लगाएँ?`,
    replaceSaved: 'पुरानी फ़ोटो बदलें',
    dropExcess: 'ज़्यादा फ़ोटो छोड़ दें',

    addVideo: 'वीडियो जोड़ें',
    videoHint: 'ज़रूरी नहीं। एक MP4, WebM या MOV, 5 MB तक',
    currentVideo: 'अभी का वीडियो',
    megabytes: ({ size }) => `${size} MB`,
    removeVideo: 'वीडियो हटाएँ',
    uploadingVideo: 'वीडियो अपलोड हो रहा है',

    fileTooLarge: 'फ़ाइल बहुत बड़ी है',
  },
})
