/** An administrator's two-step sign-in: `GET /api/user/second-factor`. */
export type SecondFactor = {
  /** Whether the set-up is confirmed. */
  isOn: boolean
  /** Whether this site gives administrators no rights without one. */
  isRequired: boolean
  /** Whether this session has passed it. */
  isPassed: boolean
  recoveryCodesLeft: number
  /** Whether the account has a password; else set-up and removal need a recent sign-in with Google. */
  hasPassword: boolean
}

/** `password` is required if the account has one. */
export type SecondFactorSetUpBody = { password?: string }

/** The secret in base32, and the `otpauth:` URL that contains it. They are shown once. */
export type SecondFactorSecret = { secret: string; url: string }

/** Six digits of the app; a recovery code is accepted except in the set-up. Spaces and hyphens are ignored, and digits may be of any script. */
export type SecondFactorCodeBody = { code: string }

export type SecondFactorRemovalBody = SecondFactorSetUpBody & SecondFactorCodeBody

/** Ten codes, shown once. Each replaces a code of the app once. */
export type RecoveryCodes = { recoveryCodes: string[] }
