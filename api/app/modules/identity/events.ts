/** Events of the identity module. */
export interface IdentityEvents {
  /** A member signed up, by a form or with Google. */
  'member.registered': { userId: string }
  /**
   * A member with the verified tick changed their name; the tick is removed until an administrator confirms the name.
   */
  'member.unverified': { userId: string }
  /** A member whose e-mail address is not confirmed received their first enquiry. Recorded by nodes of the previous release only. */
  'member.enquiry_missed': { userId: string }
  /** A member asked for another link that confirms their e-mail address. */
  'email.verification_requested': { userId: string }
  /** The owner of an e-mail address closed the account that another person had opened with it. */
  'email.disowned': { userId: string }
  /** A visitor asked to reset the password of an e-mail address. It need not be a member's. */
  'password.reset_requested': { resetId: string }
  /** A member signed in on a device and from a network without an earlier sign-in since the password was replaced. */
  'session.opened': { userId: string; sessionId: string }
  /** A member's second factor was switched on, with new recovery codes, or off, by the member or an operator. */
  'second_factor.changed': { userId: string; isOn: boolean }
  /** A member added, replaced or removed their UPI ID. */
  'upi_id.changed': { userId: string }
  /** A member's password was changed, or reset by a link; their other sessions have ended. */
  'password.changed': { userId: string; isReset?: boolean }
  /** A Google account was linked to an account that was opened with a password. The account lost the password. */
  'member.linked': { userId: string }
}
