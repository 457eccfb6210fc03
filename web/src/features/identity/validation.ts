import { LIMITS } from '@saajha/contract/limits'
import { normalizeUsername } from '@saajha/contract/line_text'
import { EMAIL_RULE, lineRule } from '@/lib/text/field_rules'
import { inputs } from '@/messages/inputs'

/** Validation rules of the fields of accounts and passwords, with the same messages as the server. */
export const RULES = {
  username: {
    ...lineRule(LIMITS.username.min, inputs.usernameTooShort, normalizeUsername),
    setValueAs: trimmed,
  },
  email: EMAIL_RULE,
  fullName: { ...lineRule(LIMITS.fullName.min, inputs.fullNameTooShort), setValueAs: trimmed },
  password: atLeast(LIMITS.password.min, inputs.passwordTooShort),
  confirmPassword: {
    required: inputs.confirmPasswordRequired,
    validate: (value: string, { password }: { password: string }) =>
      value === password || inputs.passwordsDiffer,
  },
  currentPassword: { required: inputs.currentPasswordRequired },
  loginUsername: { required: inputs.loginUsernameRequired, setValueAs: trimmed },
  loginPassword: { required: inputs.loginPasswordRequired },
}

function atLeast(value: number, message: string) {
  return { required: message, minLength: { value, message } }
}

function trimmed(value: string) {
  return value.trim()
}
