import type { media as English } from '@/messages/en/media'

export const media: typeof English = {
  uploadImagesFailed: 'फ़ोटो अपलोड नहीं हो पाईं',
  uploadImageFailed: ({ number }) => `फ़ोटो ${number} अपलोड नहीं हो पाई`,
  uploadUrlsFailed: 'अपलोड शुरू नहीं हो पाया',
  uploadVideoFailed: 'वीडियो अपलोड नहीं हो पाया',
  uploadUrlFailed: 'अपलोड शुरू नहीं हो पाया',
  uploadFileFailed: 'फ़ाइल अपलोड नहीं हो पाई',
  tooManyPhotos: 'फ़ोटो बहुत ज़्यादा हैं',
  invalidFileType: 'यह फ़ाइल नहीं चलेगी',

  photosHint: ({ limit }) => `JPEG, PNG या WebP में ${limit} फ़ोटो तक। पहली फ़ोटो कवर बनेगी।`,
  addPhotos: 'फ़ोटो जोड़ें',
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
  replaced: ({ count }) =>
    count === 1
      ? 'आपकी नई फ़ोटो लिस्टिंग की मौजूदा फ़ोटो की जगह लेंगी।'
      : `आपकी नई फ़ोटो लिस्टिंग की ${count} मौजूदा फ़ोटो की जगह लेंगी।`,
  keepCurrent: 'मौजूदा फ़ोटो भी रखें',

  addVideo: 'वीडियो जोड़ें',
  videoHint: 'वैकल्पिक, एक MP4, WebM या MOV, 5 MB तक',
  currentVideo: 'मौजूदा वीडियो',
  megabytes: ({ size }) => `${size} MB`,
  removeVideo: 'वीडियो हटाएँ',
  uploadingVideo: 'वीडियो अपलोड हो रहा है',

  picture: 'प्रोफ़ाइल फ़ोटो',
  pictureHint: 'JPG या PNG, 10 MB तक',
  choosePicture: 'फ़ोटो बदलें',
  savePicture: 'फ़ोटो सेव करें',
  savingPicture: 'अपलोड हो रही है...',
  dropPicture: 'पुरानी ही रखें',
  pictureTypeHint: 'कृपया कोई फ़ोटो फ़ाइल चुनें (JPG, PNG आदि)',
  fileTooLarge: 'फ़ाइल बहुत बड़ी है',
  fileTooLargeHint: 'कृपया 5MB से छोटी फ़ोटो चुनें',
  unreadable: 'फ़ाइल पढ़ने में गड़बड़ी',
  unreadableHint: 'चुनी गई फ़ोटो फ़ाइल पढ़ी नहीं जा सकी',
  pictureUpdated: {
    profile: {
      title: 'प्रोफ़ाइल फ़ोटो अपडेट हो गई!',
      description: 'आपकी प्रोफ़ाइल फ़ोटो बदल दी गई है।',
    },
    dashboard: { title: 'प्रोफ़ाइल फ़ोटो अपडेट हो गई' },
  },
  pictureFailed: {
    profile: {
      title: 'अपलोड नहीं हुई',
      description: 'प्रोफ़ाइल फ़ोटो अपडेट नहीं हो पाई। कृपया फिर कोशिश करें।',
    },
    dashboard: {
      title: 'गड़बड़ी',
      description: 'प्रोफ़ाइल फ़ोटो अपडेट नहीं हो पाई। कृपया फिर कोशिश करें।',
    },
  },
}
