/** What the server refuses with, word for word, beside the sentences for wrong inputs. */
export const messages: Record<string, string> = {
  'Item not found': 'आइटम नहीं मिला',
  'There is no such member.': 'ऐसा कोई सदस्य नहीं है।',
  'There is no such document.': 'ऐसा कोई दस्तावेज़ नहीं है।',
  'There is no such file.': 'ऐसी कोई फ़ाइल नहीं है।',
  'There is no such notification.': 'ऐसा कोई नोटिफ़िकेशन नहीं है।',
  'There is nothing at this address.': 'इस पते पर कुछ नहीं है।',
  'This page of the list is no longer known. Please start from the first page.':
    'सूची का यह पेज अब नहीं मिल रहा। कृपया पहले पेज से शुरू करें।',

  'Please log in to continue.': 'आगे बढ़ने के लिए कृपया लॉग इन करें।',
  'Please log in to contact the owner.': 'मालिक से संपर्क करने के लिए कृपया लॉग इन करें।',
  'You are not allowed to do this.': 'आपको इसकी अनुमति नहीं है।',
  'This request came from another site.': 'यह अनुरोध किसी दूसरी साइट से आया है।',
  'Something went wrong on our side. Please try again.':
    'हमारी तरफ़ से कुछ गड़बड़ हो गई। कृपया फिर कोशिश करें।',
  'Something you entered has signs that we cannot read.':
    'आपके लिखे में कुछ ऐसे चिह्न हैं जिन्हें हम पढ़ नहीं सकते।',
  'Please check what you entered.': 'कृपया अपनी भरी हुई जानकारी जाँचें।',
  'The request is not valid JSON.': 'यह अनुरोध पढ़ा नहीं जा सका।',
  'The request cannot be read.': 'यह अनुरोध पढ़ा नहीं जा सका।',
  'The request is too large.': 'यह अनुरोध बहुत बड़ा है।',
  'The request came too slowly.': 'अनुरोध बहुत धीरे पहुँचा। कृपया फिर कोशिश करें।',
  'The address is too long.': 'यह पता बहुत लंबा है।',
  'The headers of the request are too large.': 'यह अनुरोध बहुत बड़ा है।',
  'The request was interrupted.': 'अनुरोध बीच में ही रुक गया।',
  'This kind of content is not accepted here.': 'इस तरह की सामग्री यहाँ नहीं ली जाती।',

  'Your account is blocked. Please contact support.': 'आपका अकाउंट ब्लॉक है। कृपया सहायता से संपर्क करें।',
  'Username already exists': 'यह यूज़रनेम पहले से लिया जा चुका है',
  'Email already exists': 'इस ईमेल से पहले ही एक अकाउंट है',
  'Username may not contain spaces or @': 'यूज़रनेम में खाली जगह या @ नहीं हो सकता',
  'Please upload your picture here first.': 'कृपया पहले अपनी फ़ोटो यहाँ अपलोड करें।',

  'You have already submitted a document of this type.': 'आप इस तरह का दस्तावेज़ पहले ही जमा कर चुके हैं।',
  'Another administrator has to check your own document.':
    'आपके अपने दस्तावेज़ की जाँच कोई दूसरे एडमिन करेंगे।',
  'This document has already been decided.': 'इस दस्तावेज़ पर फ़ैसला हो चुका है।',
  'The number of this document cannot be read, so it cannot be decided.':
    'इस दस्तावेज़ का नंबर पढ़ा नहीं जा सकता, इसलिए इस पर फ़ैसला नहीं हो सकता।',
  'This document was corrected after you opened it. Please look at it again.':
    'आपके खोलने के बाद इस दस्तावेज़ में सुधार किया गया है। कृपया इसे फिर से देखें।',

  'This image is being prepared.': 'यह तस्वीर तैयार हो रही है।',
  'This upload address is not valid.': 'अपलोड का यह पता सही नहीं है।',
  'This upload address was used or has expired. Please choose the file again.':
    'अपलोड का समय निकल गया है। कृपया फ़ाइल फिर से चुनें।',
  'The file is larger than it was said to be.': 'फ़ाइल बताए गए आकार से बड़ी है।',
  'The file took too long to arrive. Please try again.':
    'फ़ाइल पहुँचने में बहुत देर लगी। कृपया फिर कोशिश करें।',
  'The file did not arrive whole. Please try again.': 'फ़ाइल पूरी नहीं पहुँची। कृपया फिर कोशिश करें।',
  'This file is not a picture we can read. Please choose another one.':
    'यह फ़ोटो फ़ाइल पढ़ी नहीं जा सकती। कृपया दूसरी चुनें।',
  'This picture is too much work to read. Please choose a smaller one.':
    'यह फ़ोटो बहुत बड़ी है। कृपया छोटी फ़ोटो चुनें।',
  'Many pictures are being checked right now.': 'इस समय बहुत सारी फ़ोटो जाँची जा रही हैं।',
  'This file is not a video we can read. Please choose another one.':
    'यह वीडियो फ़ाइल पढ़ी नहीं जा सकती। कृपया दूसरी चुनें।',

  'This is your own listing, so there is nobody else to contact.':
    'यह आपकी अपनी लिस्टिंग है, इसलिए यहाँ संपर्क करने के लिए कोई और नहीं है।',
  'Please write a message.': 'कृपया मैसेज लिखें।',
  'This Idempotency-Key was already used for another message.':
    'यह मैसेज पहले से अलग है। कृपया पेज फिर से खोलकर भेजें।',
  'Please choose your dates in the calendar.': 'कृपया कैलेंडर में अपनी तारीखें चुनें।',
  'The last day must not be before the first.': 'आखिरी दिन पहले दिन से पहले नहीं हो सकता।',
  'Please choose days that are not in the past.': 'कृपया ऐसे दिन चुनें जो बीते न हों।',
  'Please ask for at most a year at a time.': 'कृपया एक बार में ज़्यादा से ज़्यादा एक साल माँगें।',

  'Category is required': 'कैटेगरी चुनें',
  'The maximum rental duration must not be below the minimum.':
    'ज़्यादा से ज़्यादा अवधि, कम से कम अवधि से छोटी नहीं हो सकती।',
  'Please upload your photos and video here before you add them.':
    'कृपया फ़ोटो और वीडियो जोड़ने से पहले उन्हें यहाँ अपलोड करें।',
  'The highest price must not be below the lowest.': 'अधिकतम किराया न्यूनतम किराए से कम नहीं हो सकता।',
  'Please write a price in rupees, like 500 or 499.50': 'कृपया रकम रुपये में लिखें, जैसे 500 या 499.50',
  'Please choose hour, day, week or month': 'कृपया घंटा, दिन, हफ़्ता या महीना चुनें',
  'Please choose newest, relevance, popular, price or -price': 'कृपया सूची का कोई एक क्रम चुनें',
  'Please choose all, pending, verified, rejected or expired': 'कृपया दस्तावेज़ की कोई एक स्थिति चुनें',
  'Please say true or false': 'कृपया हाँ या ना चुनें',

  'Please fill this in': 'कृपया इसे भरें',
  'This must be text': 'यहाँ शब्द लिखें',
  'This is not written in the right form': 'यह सही तरीके से नहीं लिखा गया है',
  'Please enter a valid email address': 'कृपया सही ईमेल पता डालें',
  'Please choose one of the options': 'कृपया विकल्पों में से एक चुनें',
  'This must be yes or no': 'यहाँ हाँ या ना चुनें',
  'This must be a number': 'यहाँ संख्या लिखें',
  'This must be a whole number': 'यहाँ पूरी संख्या लिखें',
  'This must be a list': 'यहाँ सूची होनी चाहिए',
  'Nothing may stand here twice': 'यहाँ कुछ भी दो बार नहीं हो सकता',

  'Too many searches came from your network.': 'आपके नेटवर्क से बहुत ज़्यादा खोजें हुई हैं।',
  'Too many searches came from your network at once.': 'आपके नेटवर्क से एक साथ बहुत ज़्यादा खोजें हुई हैं।',
  'Too many lists were opened from your network.': 'आपके नेटवर्क से बहुत ज़्यादा सूचियाँ खोली गई हैं।',
  'This took too long to look up.': 'इसे खोजने में बहुत देर लगी।',
  'Too many new pictures were asked for from your network.':
    'आपके नेटवर्क से बहुत सारी नई तस्वीरें माँगी गई हैं।',
  'Too many accounts were opened from your network.': 'आपके नेटवर्क से बहुत सारे अकाउंट बनाए गए हैं।',
  'Too many wrong passwords for this account from your network.':
    'आपके नेटवर्क से इस अकाउंट के लिए कई बार गलत पासवर्ड डाला गया है।',
  'Too many wrong passwords for this account from your device.':
    'आपके डिवाइस से इस अकाउंट के लिए कई बार गलत पासवर्ड डाला गया है।',
  'Too many wrong passwords for this account.': 'इस अकाउंट के लिए कई बार गलत पासवर्ड डाला गया है।',
  'Too many names that others have were tried from your network.':
    'आपके नेटवर्क से ऐसे बहुत सारे नाम आज़माए गए हैं जो दूसरों के हैं।',
  'Too many people are signing in right now.': 'इस समय बहुत सारे लोग लॉग इन कर रहे हैं।',
  'Too many wrong passwords from your network.': 'आपके नेटवर्क से कई बार गलत पासवर्ड डाला गया है।',
  'You have published 40 listings in the last hour.': 'पिछले एक घंटे में आप 40 लिस्टिंग पब्लिश कर चुके हैं।',
  'You have published 150 listings in the last day.': 'पिछले एक दिन में आप 150 लिस्टिंग पब्लिश कर चुके हैं।',
  'You have changed your listings 120 times in the last hour.':
    'पिछले एक घंटे में आप अपनी लिस्टिंग 120 बार बदल चुके हैं।',
  'You have changed your profile 120 times in the last hour.':
    'पिछले एक घंटे में आप अपनी प्रोफ़ाइल 120 बार बदल चुके हैं।',
  'You have uploaded a lot of files in the last hour.':
    'पिछले एक घंटे में आपने बहुत सारी फ़ाइलें अपलोड की हैं।',
  'Many owners were called from your network in the last hour.':
    'पिछले एक घंटे में आपके नेटवर्क से कई मालिकों को कॉल किया गया है।',
  'This owner was called from your network about this item several times today.':
    'आज आपके नेटवर्क से इस आइटम के लिए इस मालिक को कई बार कॉल किया जा चुका है।',
  'You have called or opened WhatsApp 10 times for this item in the last 24 hours.':
    'पिछले 24 घंटों में आप इस आइटम के लिए 10 बार कॉल कर चुके हैं या WhatsApp खोल चुके हैं।',
  'You have called or opened WhatsApp 60 times in the last hour.':
    'पिछले एक घंटे में आप 60 बार कॉल कर चुके हैं या WhatsApp खोल चुके हैं।',
  'You have contacted this owner 3 times about this item in the last 24 hours.':
    'पिछले 24 घंटों में आप इस आइटम के बारे में इस मालिक से 3 बार संपर्क कर चुके हैं।',
  'You have contacted 20 times in the last hour.': 'पिछले एक घंटे में आप 20 बार संपर्क कर चुके हैं।',
}

type Pattern = readonly [RegExp, (parts: string[]) => string]

/** Sentences with numbers in them, and those that a second one follows with when to try again. */
export const patterns: readonly Pattern[] = [
  [
    /^(.+) Please try again in a minute\.$/,
    ([what = '']) => `${messages[what] ?? 'यह बहुत बार हो चुका है।'} कृपया एक मिनट में फिर कोशिश करें।`,
  ],
  [
    /^(.+) Please try again in (\d+) minutes\.$/,
    ([what = '', minutes]) =>
      `${messages[what] ?? 'यह बहुत बार हो चुका है।'} कृपया ${minutes} मिनट में फिर कोशिश करें।`,
  ],
  [
    /^(.+) Please try again in (\d+) hours\.$/,
    ([what = '', hours]) =>
      `${messages[what] ?? 'यह बहुत बार हो चुका है।'} कृपया ${hours} घंटे में फिर कोशिश करें।`,
  ],
  [
    /^File too large\. Maximum size is (\d+)MB\.$/,
    ([size]) => `फ़ाइल बहुत बड़ी है। ज़्यादा से ज़्यादा ${size}MB हो सकती है।`,
  ],
  [/^Please use at least (\d+) characters$/, ([min]) => `कृपया कम से कम ${min} अक्षर लिखें`],
  [/^Please use at most (\d+) characters$/, ([max]) => `कृपया ज़्यादा से ज़्यादा ${max} अक्षर लिखें`],
  [/^This must be at least (\d+)$/, ([min]) => `यह कम से कम ${min} हो`],
  [/^This must be at most (\d+)$/, ([max]) => `यह ज़्यादा से ज़्यादा ${max} हो`],
  [/^This must be between (\d+) and (\d+)$/, ([min, max]) => `यह ${min} से ${max} के बीच हो`],
  [/^This may have at most (\d+) entries$/, ([max]) => `यहाँ ज़्यादा से ज़्यादा ${max} चीज़ें हो सकती हैं`],
]
