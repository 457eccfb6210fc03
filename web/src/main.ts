import '@/styles.css'
import { language } from '@/lib/language'
import { speakHindi } from '@/messages/in_language'

// The app's modules read their words while they load, so the language comes first. A top-level `await` would say the
// same, but the bundler then cuts the app into many more files.
void knowLanguage().then(() => import('@/start'))

async function knowLanguage() {
  if (language === 'hi') speakHindi((await import('@/messages/hi/all')).hindi)
}
