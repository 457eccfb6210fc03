import { inLanguage } from '@/messages/in_language'

/** Choosing and saving a profile picture. */
export const profilePicture = inLanguage({
  en: {
    picture: 'Profile picture',
    pictureHint: 'JPG or PNG, up to 10 MB',
    choosePicture: 'Change Picture',
    savePicture: 'Save Picture',
    savingPicture: 'Uploading...',
    dropPicture: 'Keep the old one',
    pictureTypeHint: 'Please select an image file (JPG, PNG, etc.)',
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
  },
  hi: {
    picture: 'प्रोफ़ाइल फ़ोटो',
    pictureHint: 'JPG या PNG, 10 MB तक',
    choosePicture: 'फ़ोटो बदलें',
    savePicture: 'फ़ोटो सेव करें',
    savingPicture: 'अपलोड हो रही है...',
    dropPicture: 'पुरानी ही रखें',
    pictureTypeHint: 'कृपया कोई फ़ोटो फ़ाइल चुनें (JPG, PNG आदि)',
    fileTooLargeHint: 'कृपया 5MB से छोटी फ़ोटो चुनें',
    unreadable: 'फ़ाइल नहीं खुली',
    unreadableHint: 'आपकी चुनी हुई फ़ोटो नहीं खुल पाई',
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
  },
})
