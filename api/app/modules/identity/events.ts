/** Events of the identity module. */
export interface IdentityEvents {
  /** A member changed their public profile or its picture. */
  'member.changed': { userId: string }
  /**
   * A member with the verified tick changed their name; the tick is removed until an administrator confirms the name.
   */
  'member.unverified': { userId: string }
}
