import { DateTime } from 'luxon'
import { TOTP } from 'otpauth'

const STEP_SECONDS = 30

/** An authenticator app with the secret of an administrator. */
export class AuthenticatorApp {
  #totp: TOTP

  constructor(secret: string) {
    this.#totp = new TOTP({ secret })
  }

  /** The code of the current step by the server's clock, or of a later or earlier one. */
  code(stepsLater = 0): string {
    const timestamp = DateTime.now()
      .plus({ seconds: stepsLater * STEP_SECONDS })
      .toMillis()
    return this.#totp.generate({ timestamp })
  }
}
