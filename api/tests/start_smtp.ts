import { SmtpStandIn } from '#harness/smtp_stand_in'

/** Starts an SMTP server that ends with the test. */
export async function startSmtp(
  cleanup: (end: () => Promise<void>) => void,
  ...args: Parameters<typeof SmtpStandIn.start>
): Promise<SmtpStandIn> {
  const standIn = await SmtpStandIn.start(...args)
  cleanup(() => standIn.stop())
  return standIn
}
