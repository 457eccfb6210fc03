/** Import first: switches the rest of a test file to Hindi, as `main.ts` does for the page. */
localStorage.setItem('language', 'hi')
const { speakHindi } = await import('@/messages/in_language')
speakHindi((await import('@/messages/hi/all')).hindi)

export {}
