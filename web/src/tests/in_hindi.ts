/** Import first: switches the rest of a test file to Hindi, as `main.ts` does for the page. */
localStorage.setItem('language', 'hi')
const { loadHindiNames } = await import('@/messages/names')
await loadHindiNames()

export {}
