/** Import first: switches the rest of a test file to Hindi, as `main.ts` does for the page. */
document.documentElement.lang = 'hi'
const { loadHindiNames } = await import('@/messages/names')
await loadHindiNames()

export {}
