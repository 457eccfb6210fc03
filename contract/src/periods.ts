/** Periods that the API keeps and that texts tell members. */
export const PERIODS = {
  /** In which a link to choose a new password works. */
  passwordResetMinutes: 30,
  /** Between two emails with such a link to one address: less than the link works, so that a member always has one that does. */
  passwordResetRepeatMinutes: 15,
  /** In which a link that confirms or disowns an email address works. */
  emailLinkDays: 7,
  /** In which the other member can contest a report that a rental did not take place. */
  noShowContestDays: 3,
  /** After a booking was completed, in which its members can review each other and report a problem. */
  reviewDays: 14,
  /** In which a suspended member can appeal with the link of the email. */
  appealLinkDays: 30,
  /** Of views and contacts that an owner sees, with today. */
  activityDays: 30,
  /** After which renters see a new UPI ID. The view of migration 0105 has the same. */
  newUpiIdHours: 24,
} as const
