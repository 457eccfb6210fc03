import type { LoginBody, RegisterBody } from '@saajha/contract/user'

/** The values of the sign-up form. */
export type SignUp = RegisterBody & { confirmPassword: string }

export const EMPTY_SIGN_UP: SignUp = {
  fullName: '',
  username: '',
  email: '',
  password: '',
  confirmPassword: '',
}
export const EMPTY_LOGIN: LoginBody = { username: '', password: '' }
