/**
 * `signed_in=1` stands beside the session's cookie, where scripts can read it: a page without it is a guest's, and need not
 * ask who is signed in. It is no claim: the server never reads it as one.
 */
export const SIGNED_IN_COOKIE = 'signed_in'
