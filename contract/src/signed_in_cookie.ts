/**
 * The end of the name of the cookie that accompanies the session cookie and is readable by scripts: a page without it belongs to a
 * guest and skips the request for the current user. A keyed hash of session and day comes before it, so that no response can remove
 * the cookie of a newer session. It is a hint only; the server never trusts it.
 */
export const SIGNED_IN_COOKIE = 'signed_in'
