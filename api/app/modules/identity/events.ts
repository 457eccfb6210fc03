/** What the identity module announces. */
export interface IdentityEvents {
  /** A member changed the name that they had the verified tick for: it is taken back until an administrator confirms. */
  'member.unverified': { userId: string }
}
