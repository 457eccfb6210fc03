/** Imported before everything else, it has the rest of a test file read Hindi, as `main.ts` does for the page. */
localStorage.setItem('language', 'hi')
const { speakHindi } = await import('@/messages/in_language')
speakHindi((await import('@/messages/hi/all')).hindi)

export {}
