import { test } from '@japa/runner'
import vine, { errors } from '@vinejs/vine'
import type { SchemaTypes } from '@vinejs/vine/types'
import { validationCodes } from '#shared/http/validation/validation_codes'
import { ValidationError } from '#shared/http/validation/validation_error'
import { errorBody } from '#tests/error_body'

type Rule = {
  code: string
  schema: SchemaTypes
  value: unknown
  message: string
  params?: Record<string, number>
}

const RULES: Rule[] = [
  { code: 'required', schema: vine.string(), value: undefined, message: 'Please fill this in' },
  { code: 'textRequired', schema: vine.string(), value: 7, message: 'This must be text' },
  {
    code: 'textTooShort',
    schema: vine.string().minLength(3),
    value: 'ab',
    message: 'Please use at least 3 characters',
    params: { min: 3 },
  },
  {
    code: 'textTooLong',
    schema: vine.string().maxLength(3),
    value: 'abcd',
    message: 'Please use at most 3 characters',
    params: { max: 3 },
  },
  {
    code: 'formatInvalid',
    schema: vine.string().regex(/^a$/),
    value: 'b',
    message: "This isn't in the right format",
  },
  {
    code: 'emailInvalid',
    schema: vine.string().email(),
    value: 'b',
    message: 'Please enter a valid email address',
  },
  {
    code: 'notAnOption',
    schema: vine.enum(['a']),
    value: 'b',
    message: 'Please choose one of the options',
  },
  {
    code: 'booleanRequired',
    schema: vine.boolean(),
    value: 'b',
    message: 'This must be yes or no',
  },
  { code: 'numberRequired', schema: vine.number(), value: 'b', message: 'This must be a number' },
  {
    code: 'integerRequired',
    schema: vine.number().withoutDecimals(),
    value: 1.5,
    message: 'This must be a whole number',
  },
  {
    code: 'numberTooSmall',
    schema: vine.number().min(3),
    value: 2,
    message: 'This must be at least 3',
    params: { min: 3 },
  },
  {
    code: 'numberTooLarge',
    schema: vine.number().max(3),
    value: 4,
    message: 'This must be at most 3',
    params: { max: 3 },
  },
  {
    code: 'numberOutOfRange',
    schema: vine.number().range([3, 5]),
    value: 6,
    message: 'This must be between 3 and 5',
    params: { min: 3, max: 5 },
  },
  {
    code: 'listRequired',
    schema: vine.array(vine.string()),
    value: 'b',
    message: 'This must be a list',
  },
  {
    code: 'tooManyEntries',
    schema: vine.array(vine.string()).maxLength(1),
    value: ['a', 'b'],
    message: 'This may have at most 1 entries',
    params: { max: 1 },
  },
  {
    code: 'notDistinct',
    schema: vine.array(vine.string()).distinct(),
    value: ['a', 'a'],
    message: 'Please remove the duplicate',
  },
]

test.group('A validation error', () => {
  test('has the code, message and parameters of the rule: {code}')
    .with(RULES)
    .run(async ({ assert }, { code, schema, value, message, params }) => {
      assert.deepEqual(
        await bodyFor(schema, value),
        errorBody(code, message, { field: 'it', params })
      )
    })

  test('has a general code for a rule that has none', async ({ assert }) => {
    const message = "This isn't in the right format"
    const body = await bodyFor(vine.string().url(), 'b')
    assert.deepEqual(body, errorBody('formatInvalid', message, { field: 'it' }))
  })

  test('has the code of the field rather than of the rule', async ({ assert }) => {
    const body = await bodyFor(vine.string(), undefined, { it: 'titleRequired' })
    assert.deepEqual(body, errorBody('titleRequired', 'Title is required', { field: 'it' }))
  })
})

/** The response body to an invalid value of the field `it`. */
async function bodyFor(
  schema: SchemaTypes,
  value: unknown,
  codes: Parameters<typeof validationCodes>[0] = {}
) {
  const validator = vine.create({ it: schema })
  validator.messagesProvider = validationCodes(codes)
  try {
    await validator.validate({ it: value })
  } catch (error) {
    if (error instanceof errors.E_VALIDATION_ERROR) return new ValidationError(error.messages).body
    throw error
  }
  throw new Error('The value is valid')
}
