import '@/tests/in_hindi'
import type { CodedMessage } from '@saajha/contract/errors'
import { expect, test } from 'vitest'
import { readApiError } from '@/lib/http/api_error'
import { serverMessage } from '@/lib/http/server_message'

const RATE_LIMIT: CodedMessage = {
  code: 'tooManyNewItemsInHour',
  message: "You've published 40 listings in the last hour. Please try again in 12 minutes.",
  params: { limit: 40, retryAfterSeconds: 720 },
}

test.each<[CodedMessage, string]>([
  [RATE_LIMIT, 'पिछले एक घंटे में आप 40 लिस्टिंग पब्लिश कर चुके हैं। कृपया 12 मिनट बाद फिर कोशिश करें।'],
  [
    { ...RATE_LIMIT, params: { limit: 60, retryAfterSeconds: 3_000 } },
    'पिछले एक घंटे में आप 60 लिस्टिंग पब्लिश कर चुके हैं। कृपया 50 मिनट बाद फिर कोशिश करें।',
  ],
  [
    {
      code: 'tooManySearches',
      message: 'Not shown',
      params: { limit: 300, retryAfterSeconds: 59 },
    },
    'आपके नेटवर्क से बहुत बार खोजा गया है। कृपया एक मिनट बाद फिर कोशिश करें।',
  ],
  [
    { code: 'readTimeout', message: 'Not shown', params: { retryAfterSeconds: 7_200 } },
    'इसे खोजने में बहुत देर लगी। कृपया 2 घंटे बाद फिर कोशिश करें।',
  ],
  [
    { code: 'textTooLong', message: 'Please use at most 120 characters', params: { max: 120 } },
    'कृपया ज़्यादा से ज़्यादा 120 अक्षर लिखें',
  ],
  [
    { code: 'fileTooLarge', message: 'Not shown', params: { maxMegabytes: 5 } },
    'फ़ाइल बहुत बड़ी है। ज़्यादा से ज़्यादा 5MB हो सकती है।',
  ],
  [{ code: 'titleRequired', message: 'Title is required' }, 'आइटम का नाम लिखें'],
  [{ code: 'emailTaken', message: 'Email already exists' }, 'इस ईमेल से अकाउंट पहले ही बना हुआ है'],
])('the error %j is shown in Hindi with its numbers', async (error, message) => {
  expect(await shown(error)).toBe(message)
})

test('an invalid field is shown in Hindi with its numbers', async () => {
  const first = { code: 'usernameTooShort', message: 'Username must be at least 3 characters' }
  const second = { code: 'textTooLong', message: 'Please use at most 40', params: { max: 40 } }
  const errors = [
    { field: 'username', ...first },
    { field: 'fullName', ...second },
  ]
  const { fieldErrors } = await responseError({ ...first, errors })
  expect(fieldErrors.map(({ field, message }) => [field, message])).toEqual([
    ['username', 'यूज़रनेम कम से कम 3 अक्षर का हो'],
    ['fullName', 'कृपया ज़्यादा से ज़्यादा 40 अक्षर लिखें'],
  ])
})

test.each([
  ['an unknown code', { ...RATE_LIMIT, code: 'codeOfALaterRelease' }],
  ['a code that every object has as a property', { ...RATE_LIMIT, code: 'constructor' }],
  ['no code', { message: RATE_LIMIT.message }],
  ['no parameters', { ...RATE_LIMIT, params: undefined }],
])('an error with %s is shown to a Hindi reader in the message of the server', async (_, error) => {
  expect(await shown(error)).toBe(RATE_LIMIT.message)
})

async function shown(error: object) {
  return serverMessage(await responseError(error), 'no message')
}

function responseError(body: object) {
  return readApiError(new Response(JSON.stringify(body), { status: 422 }))
}
