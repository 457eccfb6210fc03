import { test } from '@japa/runner'
import { errorBody } from '#tests/error_body'
import { listItem } from '#tests/listing'
import { Member } from '#tests/member'

const INVISIBLE = {
  code: 'invisibleCharacters',
  message: 'Please remove line breaks and invisible characters',
}
const TICK = {
  code: 'tickNotAllowed',
  message: 'Please remove the tick. Only verified members have it',
}
const MARKS = { code: 'tooManyMarks', message: 'Please remove extra accents or marks' }
const LETTER = { code: 'letterRequired', message: 'Please use at least one letter or digit' }

const REJECTED: [name: string, text: string, error: { code: string; message: string }][] = [
  ['zero-width spaces', '\u200b\u200b\u200b', INVISIBLE],
  ['Hangul fillers', '\u3164\u3164', INVISIBLE],
  ['a right-to-left override', '\u202enimdA', INVISIBLE],
  ['a right-to-left isolate', 'Asha\u2067Rao', INVISIBLE],
  ['line breaks', 'Asha\n\nYour account is blocked', INVISIBLE],
  ['a tab', 'Asha\tRao', INVISIBLE],
  ['a line separator', 'Asha\u2028Rao', INVISIBLE],
  ['a soft hyphen', 'Asha\u00adRao', INVISIBLE],
  ['a private-use character', 'Asha \ue000', INVISIBLE],
  ['an unassigned character', 'Asha \u0378', INVISIBLE],
  ['a noncharacter', 'Asha \uffff', INVISIBLE],
  ['a combining grapheme joiner', 'As\u034fha', INVISIBLE],
  ['a check mark', 'Asha Deshmukh ✓', TICK],
  ['a heavy check mark as an emoji', 'Asha Deshmukh ✔\ufe0f', TICK],
  ['a white check mark', 'Asha ✅', TICK],
  ['a ballot box with check', 'Asha ☑\ufe0f', TICK],
  ['a light check mark', 'Asha 🗸', TICK],
  ['a root sign', 'Asha √', TICK],
  ['99 combining marks', `Ash${'\u0301'.repeat(99)}a`, MARKS],
  ['four marks on one letter', 'Ashq\u0301\u0302\u0303\u0304a', MARKS],
  ['four marks with joiners between them', 'क\u094d\u200d\u094d\u200d\u094d\u200d\u094dष', MARKS],
  ['punctuation alone', '-- !! --', LETTER],
  ['emoji alone', '🚲🚲', LETTER],
]

const ACCEPTED: [name: string, text: string, normalized: string][] = [
  ['Hindi with a joiner', 'क्‍षितिज शर्मा', 'क्‍षितिज शर्मा'],
  ['a non-joiner between letters', 'می‌خواهم', 'می‌خواهم'],
  ['a nukta, a vowel sign and a nasal', 'ज़ें गाँव', 'ज़ें गाँव'.normalize('NFC')],
  ['three marks on one letter', 'q\u0301\u0302\u0303x', 'q\u0301\u0302\u0303x'],
  ['blanks of many widths', '  Asha \u00a0\u3000 Rao\u2800\u2800 ', 'Asha Rao'],
  ['a line break at the end', 'Asha Rao\n', 'Asha Rao'],
  ['a decomposed letter', 'Joa\u0303o', 'João'],
  ['an emoji beside words', 'Camera 📷 and tripod', 'Camera 📷 and tripod'],
  ['a joined emoji', 'Fun for 👨\u200d👩\u200d👧', 'Fun for 👨\u200d👩\u200d👧'],
  ['an emoji with a selector', 'Umbrella ☂\ufe0f', 'Umbrella ☂\ufe0f'],
  ['the marks around a copied name', '\u2068Asha Rao\u2069', 'Asha Rao'],
  ['a stray joiner', 'Asha\u200d Rao\u200c', 'Asha Rao'],
  ['names with words of the site', 'Admin Support', 'Admin Support'],
]

test.group('The single-line rule', (group) => {
  let member: Member
  group.each.setup(async ({ context: { client } }) => {
    member = await Member.join(client, 'Plain Person')
  })

  const profile = (changes: object) => member.put(`/api/users/${member.user.id}`).json(changes)

  test('a full name with {0} is rejected')
    .with(REJECTED)
    .run(async ({ assert }, [, fullName, { code, message }]) => {
      const response = await profile({ fullName })
      response.assertStatus(422)
      assert.deepEqual(response.body(), errorBody(code, message, { field: 'fullName' }))
    })

  test('a full name keeps {0} in normalized form')
    .with(ACCEPTED)
    .run(async ({ assert }, [, fullName, normalized]) => {
      const response = await profile({ fullName })
      response.assertStatus(200)
      assert.equal(response.body().fullName, normalized)
    })

  test('the single-line rule applies to {0}')
    .with([
      ['the full name of a new account', 'fullName'],
      ['the user name of a new account', 'username'],
      ['the location of a profile', 'location'],
      ['the title of a new listing', 'title'],
      ['the location of a new listing', 'location'],
      ['the title of a changed listing', 'title'],
      ['the location of a changed listing', 'location'],
      ['the holder of a document', 'holderName'],
      ['the holder of a corrected document', 'holderName'],
      ['the sender of a message', 'senderName'],
    ] as const)
    .run(async ({ client, assert }, [where, field]) => {
      const send = await requestFor(client, member, where)
      for (const text of ['\u202enimdA', 'Deshmukh✓', '\u3164\u3164\u3164']) {
        const response = await send({ [field]: text })
        response.assertStatus(422)
        assert.equal(response.body().errors[0].field, field)
        assert.include([INVISIBLE.message, TICK.message], response.body().message)
      }
      const accepted = await send({ [field]: ' Joa\u0303o\u200d ' })
      assert.oneOf(accepted.status(), [200, 201])
      if (field in accepted.body()) assert.equal(accepted.body()[field], 'João')
    })

  test('a description keeps its line breaks and check marks', async ({ assert }) => {
    const description = 'Helmet ✓\nRain cover ✓\n\n\u200dPickup at the station'
    const item = await listItem(member, { description })
    assert.equal(item.description, description)
  })
})

type Client = Parameters<typeof Member.join>[0]

let sent = 0

/** Returns a function that sends an otherwise valid request with other fields. */
async function requestFor(client: Client, member: Member, where: string) {
  const LISTING = {
    title: 'Folding ladder',
    description: 'Light.',
    price: '120',
    categoryId: 'home-accessories',
    location: 'Indore, Madhya Pradesh',
  }
  const DOCUMENT = { documentNumber: 'ABCDE1234F', holderName: 'Meera Joshi' }
  if (where.endsWith('new account')) {
    return (fields: object) => {
      const username = `line_text_${++sent}`
      return client
        .post('/api/register')
        .header('x-forwarded-for', `10.77.0.${sent}`)
        .json({
          ...{ username, email: `${username}@example.in`, fullName: 'Meera Joshi' },
          ...{ password: 'monsoon', ...fields },
        })
    }
  }
  if (where.endsWith('profile')) {
    return (fields: object) => member.put(`/api/users/${member.user.id}`).json(fields)
  }
  if (where.endsWith('new listing')) {
    return (fields: object) => member.post('/api/items').json({ ...LISTING, ...fields })
  }
  if (where.endsWith('changed listing')) {
    const { id } = await listItem(member)
    return (fields: object) => member.put(`/api/items/${id}`).json(fields)
  }
  if (where.endsWith('a document')) {
    return (fields: object) =>
      member
        .post('/api/verification-documents')
        .json({ ...DOCUMENT, documentType: 'pan', ...fields })
  }
  if (where.endsWith('corrected document')) {
    const submitted = await member
      .post('/api/verification-documents')
      .json({ ...DOCUMENT, documentType: 'pan' })
    return (fields: object) =>
      member.put(`/api/verification-documents/${submitted.body().id}`).json(fields)
  }
  const item = await listItem(await Member.join(client, 'Listing Owner'))
  return (fields: object) =>
    member.post('/api/contact-interactions').json({
      ...{ itemId: item.id, interactionType: 'message', message: 'Is it free?', ...fields },
    })
}
