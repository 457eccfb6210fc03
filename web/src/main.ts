import '@/styles.css'
import { language } from '@/lib/language'
import { speakHindi } from '@/messages/in_language'

// The app's modules read their messages at import time, so the language loads first. A top-level `await` would be
// equivalent, but makes the bundler split the app into many more files.
void loadLanguage().then(() => import('@/start'))

/** Falls back to English if the messages fail to load. */
async function loadLanguage() {
  if (language !== 'hi') return
  try {
    speakHindi((await import('@/messages/hi/all')).hindi)
  } catch {
    document.documentElement.lang = 'en'
  }
}
