import { INPUT_MESSAGES } from './input_messages.ts'

type Min = { min: number }
type Max = { max: number }

/** The messages of API validation by error code. */
export const VALIDATION_MESSAGES = {
  ...INPUT_MESSAGES,

  fullNameOfPlatform: 'Please use your own name. With ours you would look like our staff',
  usernameCharactersInvalid: "Username can't contain spaces or @",
  secondFactorCodeInvalid: 'Please enter the 6 digits, or a recovery code of 16 characters',
  itemNotFound: 'Item not found',
  bookingDatesRequired: 'Please choose your dates in the calendar.',
  handoverCodeInvalid: 'Please enter the 4 digits',
  priceUnitInvalid: 'Please choose hour, day, week or month',
  sortInvalid: 'Please choose one of the sort orders',
  documentStatusInvalid: 'Please choose all, pending, verified, rejected or expired',
  flagInvalid: 'Please choose yes or no',

  required: 'Please fill this in',
  textRequired: 'This must be text',
  textTooShort: ({ min }: Min) => `Please use at least ${min} characters`,
  textTooLong: ({ max }: Max) => `Please use at most ${max} characters`,
  formatInvalid: "This isn't in the right format",
  notAnOption: 'Please choose one of the options',
  booleanRequired: 'This must be yes or no',
  numberRequired: 'This must be a number',
  integerRequired: 'This must be a whole number',
  numberTooSmall: ({ min }: Min) => `This must be at least ${min}`,
  numberTooLarge: ({ max }: Max) => `This must be at most ${max}`,
  numberOutOfRange: ({ min, max }: Min & Max) => `This must be between ${min} and ${max}`,
  listRequired: 'This must be a list',
  tooManyEntries: ({ max }: Max) => `This may have at most ${max} entries`,
  notDistinct: 'Please remove the duplicate',
} as const
