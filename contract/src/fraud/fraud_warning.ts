/** The frauds that a message can show signs of, in the order in which warnings are shown. */
export const FRAUD_WARNINGS = [
  /** Scanning a code, approving a request or entering a UPI PIN, said to bring money. */
  'receiveByPayment',
  'otp',
  /** Someone who claims to be a soldier or policeman posted elsewhere. */
  'uniformedOfficer',
  /** Money before the thing can be seen: token, gate pass, courier, gift card. */
  'advancePayment',
  /** An app that shows or controls the other person's phone. */
  'remoteAccess',
  'refundLink',
  'shortLink',
  /** A link that moves the conversation to WhatsApp or Telegram. */
  'chatLink',
] as const

export type FraudWarning = (typeof FRAUD_WARNINGS)[number]
