/**
 * Passes the page's nonce to `react-style-singleton`. That package locks the page's scrolling while a dialog is open: it
 * inserts a style element, and the Content-Security-Policy allows the element only with the nonce. It reads the nonce from
 * this global.
 */
const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')
Object.assign(globalThis, { __webpack_nonce__: meta?.nonce })
