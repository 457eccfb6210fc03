/**
 * Hands the page's nonce to the code that locks the page's scrolling behind a dialog: it puts a style into the page, which
 * the Content-Security-Policy lets through with the nonce alone. This is the name that code looks for.
 */
const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')
Object.assign(globalThis, { __webpack_nonce__: meta?.nonce })
