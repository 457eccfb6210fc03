import '@/styles.css'
import { language } from '@/lib/preferences/language'
import { loadHindiNames } from '@/messages/names'

/** A page whose Hindi names cannot be loaded shows the English ones. */
const ready = language === 'hi' ? loadHindiNames().catch(() => {}) : Promise.resolve()

// Modules read names at import time, so the names load first. A top-level `await` would be equivalent, but makes the
// bundler split the app into many more files.
void ready.then(() => import('@/start'))
