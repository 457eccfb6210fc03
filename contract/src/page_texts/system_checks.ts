import type { Language } from '../language.ts'
import type { SystemCheckName } from '../system.ts'

type CheckText = { title: string; advice: string }

/** What each check of an installation is about, and what to do when it fails. */
export const SYSTEM_CHECK_TEXTS: Record<Language, Record<SystemCheckName, CheckText>> = {
  en: {
    database: {
      title: 'Database',
      advice: 'Start the database, or correct DATABASE_URL.',
    },
    migrations: {
      title: 'Migrations to run',
      advice: 'Run database:prepare, then restart servers and workers.',
    },
    publicUrl: {
      title: 'Public URL with https',
      advice: 'Put a TLS proxy in front, and set PUBLIC_URL to its https URL.',
    },
    smtp: {
      title: 'Email server',
      advice: 'Set SMTP_URL and MAIL_FROM: without them members get no email.',
    },
    push: {
      title: 'Push notifications',
      advice: 'Set VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY.',
    },
    requiredSecondFactor: {
      title: 'Two-step sign-in required of administrators',
      advice: 'Set ADMIN_SECOND_FACTOR=required.',
    },
    placeholderRatings: {
      title: 'No invented ratings',
      advice: 'Set PLACEHOLDER_RATINGS=off.',
    },
    legal: {
      title: 'Details that the law asks for',
      advice: 'Set the settings that are missing.',
    },
    support: {
      title: 'WhatsApp number of the support',
      advice: 'Set SUPPORT_WHATSAPP.',
    },
    administrators: {
      title: 'Administrators',
      advice: 'Run user:invite-admin with an email.',
    },
    secondFactors: {
      title: 'Administrators with two-step sign-in',
      advice: 'Sign in as an administrator, and turn on two-step sign-in in your profile.',
    },
    demoAccounts: {
      title: 'Demo accounts with the public password',
      advice: 'Block them with user:block, or start with an empty database.',
    },
    clock: {
      title: 'Clock, compared with that of the database',
      advice: 'Let NTP set the clocks of both machines.',
    },
    disk: {
      title: 'Disk in use',
      advice: 'Make space: docs/operating.md says in which order.',
    },
    media: {
      title: 'Disk of pictures and videos',
      advice: 'Correct DATA_DIR or the settings S3_*: a test file could not be stored and read.',
    },
    redis: {
      title: 'Redis deletes no jobs',
      advice: 'Set maxmemory-policy of Redis to noeviction.',
    },
    oldestDelivery: {
      title: 'Longest due delivery',
      advice: 'Check that a worker runs, and read its log.',
    },
    deadDeliveries: {
      title: 'Dead deliveries',
      advice: 'Read events:dead, correct the cause, then run events:replay.',
    },
    overdueReports: {
      title: 'Overdue reports',
      advice: 'Decide them today, those that reports:list prints first.',
    },
    backup: {
      title: 'Age of the last backup',
      advice: 'Run backup:create daily by cron.',
    },
  },
  hi: {
    database: {
      title: 'डेटाबेस',
      advice: 'डेटाबेस चालू करें, या DATABASE_URL ठीक करें।',
    },
    migrations: {
      title: 'बाकी माइग्रेशन',
      advice: 'database:prepare चलाएँ, फिर सर्वर और वर्कर दोबारा चालू करें।',
    },
    publicUrl: {
      title: 'https वाला पब्लिक URL',
      advice: 'आगे TLS प्रॉक्सी लगाएँ और PUBLIC_URL में उसका https URL लिखें।',
    },
    smtp: {
      title: 'ईमेल सर्वर',
      advice: 'SMTP_URL और MAIL_FROM सेट करें: इनके बिना सदस्यों को ईमेल नहीं मिलते।',
    },
    push: {
      title: 'पुश नोटिफ़िकेशन',
      advice: 'VAPID_PUBLIC_KEY और VAPID_PRIVATE_KEY सेट करें।',
    },
    requiredSecondFactor: {
      title: 'एडमिन के लिए टू-स्टेप लॉग इन ज़रूरी',
      advice: 'ADMIN_SECOND_FACTOR=required सेट करें।',
    },
    placeholderRatings: {
      title: 'नकली रेटिंग नहीं',
      advice: 'PLACEHOLDER_RATINGS=off सेट करें।',
    },
    legal: {
      title: 'कानूनन ज़रूरी जानकारी',
      advice: 'जो सेटिंग बाकी हैं, उन्हें सेट करें।',
    },
    support: {
      title: 'मदद का WhatsApp नंबर',
      advice: 'SUPPORT_WHATSAPP सेट करें।',
    },
    administrators: {
      title: 'एडमिन',
      advice: 'ईमेल के साथ user:invite-admin चलाएँ।',
    },
    secondFactors: {
      title: 'टू-स्टेप लॉग इन वाले एडमिन',
      advice: 'एडमिन के तौर पर लॉग इन करें और अपनी प्रोफ़ाइल में टू-स्टेप लॉग इन चालू करें।',
    },
    demoAccounts: {
      title: 'डेमो अकाउंट, जिनका पासवर्ड सबको पता है',
      advice: 'user:block से इन्हें ब्लॉक करें, या खाली डेटाबेस से शुरू करें।',
    },
    clock: {
      title: 'डेटाबेस की घड़ी से अंतर',
      advice: 'दोनों मशीनों की घड़ी NTP से चलाएँ।',
    },
    disk: {
      title: 'डिस्क कितनी भरी है',
      advice: 'जगह खाली करें: docs/operating.md में क्रम लिखा है।',
    },
    media: {
      title: 'फ़ोटो और वीडियो की डिस्क',
      advice: 'DATA_DIR या S3_* सेटिंग ठीक करें: जाँच की फ़ाइल लिखी और पढ़ी नहीं जा सकी।',
    },
    redis: {
      title: 'Redis काम नहीं मिटाता',
      advice: 'Redis में maxmemory-policy को noeviction करें।',
    },
    oldestDelivery: {
      title: 'सबसे देर से बाकी डिलीवरी',
      advice: 'देखें कि वर्कर चल रहा है, और उसका लॉग पढ़ें।',
    },
    deadDeliveries: {
      title: 'रुकी हुई डिलीवरी',
      advice: 'events:dead पढ़ें, वजह ठीक करें, फिर events:replay चलाएँ।',
    },
    overdueReports: {
      title: 'जिन शिकायतों की तारीख निकल गई',
      advice: 'इन पर आज ही फ़ैसला करें; reports:list में जो पहले हैं, वे पहले।',
    },
    backup: {
      title: 'आखिरी बैकअप कितना पुराना है',
      advice: 'cron से रोज़ backup:create चलाएँ।',
    },
  },
}
