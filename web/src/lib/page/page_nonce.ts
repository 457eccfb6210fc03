/**
 * Passes the page's nonce to `react-style-singleton`, which locks the page's scrolling while a dialog is open: it inserts a
 * style element, which the Content-Security-Policy allows only with the nonce, and reads the nonce from this global.
 */
const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')
Object.assign(globalThis, { __webpack_nonce__: meta?.nonce })
