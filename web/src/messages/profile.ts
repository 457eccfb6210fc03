import { inLanguage } from '@/messages/in_language'

/** Editing one’s profile. */
export const profile = inLanguage({
  en: {
    heading: 'Edit Profile',
    hint: 'This is what people see when they rent from you or write to you.',
    signedOut: 'Please log in to edit your profile.',
    login: 'Login',
    backToDashboard: 'Back to Dashboard',
    details: 'Your details',
    fullName: 'Full Name',
    tickWarning:
      'A new name takes your verified tick back, until an administrator has confirmed it. You need no new documents.',
    location: 'Location',
    locationPlaceholder: 'City, State',
    phone: 'Phone',
    phoneHint: 'Shown on your listings, so that renters can call you.',
    email: 'Email',
    emailHint: 'Managed by your authentication provider.',
    save: 'Save Changes',
    saving: 'Saving...',
    updated: 'Profile Updated',
    updatedHint: 'Your profile has been saved.',
    tickRemovedHint:
      'Your verified tick is taken back until an administrator has confirmed your new name.',
    updateFailed: 'Update Failed',
    updateFailedHint: 'Failed to update profile. Please try again.',
  },
  hi: {
    heading: 'प्रोफ़ाइल एडिट करें',
    hint: 'आपसे किराए पर लेने वालों या आपको लिखने वालों को यही दिखता है।',
    signedOut: 'प्रोफ़ाइल एडिट करने के लिए कृपया लॉग इन करें।',
    login: 'लॉग इन',
    backToDashboard: 'डैशबोर्ड पर वापस जाएँ',
    details: 'आपकी जानकारी',
    fullName: 'पूरा नाम',
    tickWarning:
      'नया नाम डालने पर आपका वेरिफ़ाइड का निशान हट जाएगा, जब तक एडमिन उसकी जाँच न कर लें। नए दस्तावेज़ देने की ज़रूरत नहीं है।',
    location: 'जगह',
    locationPlaceholder: 'शहर, राज्य',
    phone: 'फ़ोन',
    phoneHint: 'आपकी लिस्टिंग पर दिखेगा, ताकि लोग आपको कॉल कर सकें।',
    email: 'ईमेल',
    emailHint: 'आपका साइन इन प्रोवाइडर इसे संभालता है।',
    save: 'बदलाव सेव करें',
    saving: 'सेव हो रहा है...',
    updated: 'प्रोफ़ाइल अपडेट हो गई',
    updatedHint: 'आपकी प्रोफ़ाइल सेव हो गई है।',
    tickRemovedHint: 'आपका वेरिफ़ाइड का निशान हटा लिया गया है, जब तक एडमिन आपके नए नाम की जाँच न कर लें।',
    updateFailed: 'अपडेट नहीं हुआ',
    updateFailedHint: 'प्रोफ़ाइल अपडेट नहीं हो पाई। कृपया फिर कोशिश करें।',
  },
})
