import { LIMITS } from '@saajha/contract/limits'
import { WORDS } from '@saajha/contract/words'

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** The rules of the sign-up and log-in fields, in the words the server uses too. */
export const RULES = {
  username: { ...atLeast(LIMITS.username.min, WORDS.usernameTooShort), setValueAs: trimmed },
  email: {
    required: WORDS.emailInvalid,
    pattern: { value: EMAIL, message: WORDS.emailInvalid },
    setValueAs: trimmed,
  },
  fullName: { ...atLeast(LIMITS.fullName.min, WORDS.fullNameTooShort), setValueAs: trimmed },
  password: atLeast(LIMITS.password.min, WORDS.passwordTooShort),
  confirmPassword: {
    required: WORDS.confirmPasswordRequired,
    validate: (value: string, { password }: { password: string }) =>
      value === password || WORDS.passwordsDiffer,
  },
  loginUsername: { required: WORDS.loginUsernameRequired, setValueAs: trimmed },
  loginPassword: { required: WORDS.loginPasswordRequired },
}

function atLeast(value: number, message: string) {
  return { required: message, minLength: { value, message } }
}

function trimmed(value: string) {
  return value.trim()
}
