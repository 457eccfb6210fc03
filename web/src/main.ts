import '@/styles.css'
import { language } from '@/lib/language'
import { loadLocationNames } from '@/messages/names'

/** Without the names of locations a page in Hindi shows them in English. */
const ready = language === 'hi' ? loadLocationNames().catch(() => {}) : Promise.resolve()

// Modules that list cities read their names at import time. A top-level `await` would be equivalent, but makes the
// bundler split the app into many more files.
void ready.then(() => import('@/start'))
