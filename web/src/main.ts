import '@/styles.css'
import { language } from '@/lib/language'
import { speakHindi } from '@/messages/in_language'

// The app's modules read their words while they load, so the language comes first. A top-level `await` would say the
// same, but the bundler then cuts the app into many more files.
void knowLanguage().then(() => import('@/start'))

/** Without its words, which the network may not give, the page speaks English. */
async function knowLanguage() {
  if (language !== 'hi') return
  try {
    speakHindi((await import('@/messages/hi/all')).hindi)
  } catch {
    document.documentElement.lang = 'en'
  }
}
