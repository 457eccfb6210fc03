/**
 * The cookie `signed_in=1` accompanies the session cookie and is readable by scripts: a page without it belongs to a guest
 * and skips the request for the current user. It is a hint only; the server never trusts it.
 */
export const SIGNED_IN_COOKIE = 'signed_in'
