import { inLanguage } from '@/messages/in_language'

/** What was typed and not sent, on any form. */
export const drafts = inLanguage({
  en: {
    restored: ({ time }: { time: string }) => `We restored your draft from ${time}.`,
    outdated: 'This listing has changed since then. Please check everything before you save.',
    filesLost: 'Please choose your photos and video again.',
    filesRenewed: "Unsaved photos expire after a day. We're uploading yours again.",
    discard: 'Discard',
    leaveHeading: 'Leave this page?',
    leaveHint: "We'll keep your unsaved changes as a draft on this device.",
    leaveUnsavedHint: "You'll lose your unsaved changes.",
    stay: 'Stay',
    leave: 'Leave',
    closeHeading: 'Close without saving?',
    closeHint: "You'll lose what you've entered.",
    keepEditing: 'Keep Editing',
    close: 'Close',
  },
  hi: {
    restored: ({ time }) => `${time} का आपका ड्राफ़्ट वापस आ गया है।`,
    outdated: 'तब से लिस्टिंग बदल चुकी है। कृपया सेव करने से पहले सब कुछ जाँच लें।',
    filesLost: 'कृपया अपनी फ़ोटो और वीडियो फिर से चुनें।',
    filesRenewed: 'सेव न की गई फ़ोटो एक दिन बाद हट जाती हैं। हम आपकी फ़ोटो फिर से अपलोड कर रहे हैं।',
    discard: 'ड्राफ़्ट हटाएँ',
    leaveHeading: 'यह पेज छोड़ें?',
    leaveHint: 'आपके कुछ बदलाव सेव नहीं हुए हैं। वे इस डिवाइस पर ड्राफ़्ट में रहेंगे।',
    leaveUnsavedHint: 'आपके कुछ बदलाव सेव नहीं हुए हैं। पेज छोड़ने पर वे मिट जाएँगे।',
    stay: 'यहीं रहें',
    leave: 'छोड़ें',
    closeHeading: 'सेव किए बिना बंद करें?',
    closeHint: 'आपने जो भरा है, वह मिट जाएगा।',
    keepEditing: 'भरना जारी रखें',
    close: 'बंद करें',
  },
})
