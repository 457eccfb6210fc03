import { fill } from '@/tests/fill'
import '@/tests/in_hindi'
import { render, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { PriceRange } from '@/features/catalogue/components/filters/price_range'
import { PhotoUploads } from '@/features/media/photo_uploads'
import { stubReviews } from '@/features/verification/tests/stub_reviews'
import { readApiError } from '@/lib/http/api_error'
import * as language from '@/lib/preferences/language'
import { sharedListing } from '@/lib/share'
import { stubRequests } from '@/tests/stub_requests'
import { camera } from '@/tests/camera'
import { received, withNext } from '@/tests/booking'
import { bookingNotice } from '@/tests/booking_notice'
import { cameraConversation } from '@/tests/conversation'
import { pan } from '@/tests/document'
import { asha } from '@/tests/member'
import { renderApp } from '@/tests/render_app'

test('the menu offers the other language under its own name', async () => {
  const setLanguage = vi.spyOn(language, 'setLanguage').mockImplementation(() => {})
  stubRequests()
  const { visitor } = renderApp('/no-such-page')
  expect(screen.getByRole('heading', { name: '404 पेज नहीं मिला' })).toBeTruthy()
  await visitor.click(screen.getByRole('button', { name: 'मेन्यू खोलें' }))
  const menu = within(await screen.findByRole('dialog', { name: 'मेन्यू' }))
  await visitor.click(menu.getByRole('button', { name: 'English' }))
  expect(setLanguage).toHaveBeenCalledWith('en')
})

test('a listing is shared in Hindi, with the URL of its page in Hindi', () => {
  const { text, url } = sharedListing(camera)
  expect(text).toBe('Canon EOS R6 किराए पर, ₹450.50/दिन। Saajha पर देखें:')
  expect(url).toBe(`${window.location.origin}/item/i1?lang=hi`)
})

const requested = { ...bookingNotice, title: 'Canon EOS R6 के लिए बुकिंग रिक्वेस्ट' }

test('notifications are read in Hindi, and their days, times and answers are Hindi', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-25T10:00:00Z'), toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const requests = stubRequests({
    'GET /api/auth/user': { body: asha },
    'GET /api/notifications': { body: [requested] },
    'GET /api/notifications/unread-count': { body: { count: 1, version: 1 } },
  })
  renderApp('/dashboard?tab=notifications')
  await screen.findByRole('link', { name: requested.title })
  const [, init] = requests.mock.calls.find(([url]) => url === '/api/notifications')!
  expect(init!.headers).toMatchObject({ 'accept-language': 'hi' })
  expect(screen.getByText(/^3.–.6 दिस॰ · कुल ₹1,351\.50$/)).toBeTruthy()
  expect(screen.getByText(/पहले$/).tagName).toBe('TIME')
  expect(screen.getByRole('link', { name: 'Ravi को WhatsApp करें' })).toBeTruthy()
  expect(screen.getByText('Is it free that weekend?')).toBeTruthy()
})

test('a reply shows what answers it in Hindi', async () => {
  const title = 'Canon EOS R6 के बारे में नया मैसेज'
  const reply = {
    ...bookingNotice,
    type: 'reply',
    title,
    message: 'From ten on.',
    conversationId: 'k1',
  }
  const request = { ...requested, id: 'n2', conversationId: 'v2' }
  stubRequests({
    'GET /api/auth/user': { body: asha },
    'GET /api/notifications': { body: [reply, request] },
  })
  renderApp('/dashboard?tab=notifications')
  expect(await screen.findByRole('link', { name: title })).toBeTruthy()
  expect(screen.getByText('From ten on.').lang).toBe('en-IN')
  const links = ['जवाब दें', 'रिक्वेस्ट का जवाब दें'].map((name) => screen.getByRole('link', { name }))
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/contact/i1?with=k1',
    '/contact/i1?with=v2',
  ])
})

test('a conversation shows its last line in Hindi and marks what is English', async () => {
  const { last } = cameraConversation
  const called = { ...last, kind: 'contact', body: null, interactionType: 'call' }
  stubRequests({
    'GET /api/auth/user': { body: asha },
    'GET /api/conversations': {
      body: [
        { ...cameraConversation, last: { ...last, isMine: true } },
        { ...cameraConversation, id: 'v2', last: called },
      ],
    },
  })
  renderApp('/dashboard?show=messages')
  const [written, call] = within(await screen.findByRole('list', { name: 'चैट' })).getAllByRole(
    'listitem'
  )
  const line = within(written!).getByText(/^आप:/).closest('p')
  expect(line?.textContent).toBe('आप: Is it free that weekend?')
  expect(textsIn('en-IN', written!)).toEqual([
    'Ravi Iyer',
    'Canon EOS R6',
    'Is it free that weekend?',
  ])
  expect(call!.textContent).toContain('Ravi ने कॉल का बटन दबाया')
  expect(textsIn('en-IN', call!)).toEqual(['Ravi Iyer', 'Canon EOS R6', 'Ravi'])
})

test('a notification marks its English title, message and sender as English', async () => {
  stubRequests({
    'GET /api/auth/user': { body: asha },
    'GET /api/notifications': { body: [{ ...requested, senderName: 'R. Iyer' }] },
    'GET /api/notifications/unread-count': { body: { count: 1, version: 1 } },
  })
  renderApp('/dashboard?tab=notifications')
  const list = await screen.findByRole('list', { name: 'नोटिफ़िकेशन' })
  const written = ['Canon EOS R6', 'Is it free that weekend?', 'Ravi Iyer', 'R. Iyer']
  expect(textsIn('en-IN', list)).toEqual(written)
})

test('an item page marks the English texts of the listing as English, and not its translated city', async () => {
  stubRequests({
    'GET /api/items/i1': { body: camera },
    'GET /api/items/i1/similar?limit=6': { body: [{ ...camera, id: 'i2', title: 'Nikon D750' }] },
  })
  renderApp('/item/i1')
  const similar = await screen.findByRole('link', { name: 'Nikon D750' })
  const page = screen.getByRole('main')
  const listing = ['Canon EOS R6', 'Asha Rao', 'Asha Rao', 'With two lenses']
  expect(new Set(textsIn('en-IN', page))).toEqual(new Set([...listing, 'Nikon D750']))
  expect(similar.lang).toBe('en-IN')
  expect(within(page).getByText('पुणे, महाराष्ट्र').closest('[lang]')).toBe(document.documentElement)
})

test('the dashboard marks the English titles of listings and the name as English', async () => {
  const hindi = { ...camera, id: 'i2', title: 'कैमरा', location: 'Ram Chowk' }
  stubRequests({
    'GET /api/auth/user': { body: asha },
    [`GET /api/items?ownerId=${asha.id}&limit=100`]: { body: [camera, hindi] },
  })
  renderApp('/dashboard')
  await screen.findByRole('link', { name: 'कैमरा' })
  const marked = textsIn('en-IN', screen.getByRole('main'))
  expect(new Set(marked)).toEqual(
    new Set([asha.fullName, 'Canon EOS R6', ': Canon EOS R6', 'Ram Chowk'])
  )
})

test('suggestions mark English titles as English, also within a sentence', async () => {
  stubRequests({
    'GET /api/items/suggestions?q=tent': {
      body: [
        { kind: 'title', text: 'Tent for four' },
        { kind: 'search', text: 'tent', location: 'Pune, Maharashtra' },
      ],
    },
  })
  const { visitor } = renderApp('/no-such-page')
  await visitor.type(screen.getAllByRole('combobox')[0]!, 'tent')
  const option = await screen.findByRole('option', { name: 'पुणे में tent' })
  expect(textsIn('en-IN', option)).toEqual(['tent'])
  expect(textsIn('en-IN', screen.getByRole('option', { name: 'Tent for four' }))).toEqual([
    'Tent for four',
  ])
})

test('the dashboard marks the English reason of a hidden listing as English', async () => {
  const hidden = { ...camera, moderationStatus: 'rejected', rejectionReason: 'Forbidden goods' }
  stubRequests({
    'GET /api/auth/user': { body: asha },
    [`GET /api/items?ownerId=${asha.id}&limit=100`]: { body: [] },
    'GET /api/user/items/hidden': { body: [hidden] },
  })
  renderApp('/dashboard')
  expect((await screen.findByText('Forbidden goods')).lang).toBe('en-IN')
})

test('the profile marks the English reason of a rejected document as English', async () => {
  stubRequests({
    'GET /api/auth/user': { body: asha },
    'GET /api/verification-documents': {
      body: [{ ...pan, status: 'rejected', rejectionReason: 'Too blurred' }],
    },
  })
  renderApp('/profile/edit')
  expect((await screen.findByText('Too blurred')).lang).toBe('en-IN')
})

test('the list of submitted documents marks an English reason as English', async () => {
  const submitter = { fullName: 'Ravi Iyer', profileImageUrl: null }
  const document = { ...pan, submitter, verifiedName: null, revision: 3 }
  stubRequests({
    'GET /api/auth/user': { body: { ...asha, role: 'admin' } },
    ...stubReviews([{ ...document, status: 'rejected', rejectionReason: 'Too blurred' }]),
  })
  renderApp('/admin')
  expect((await screen.findByText('Too blurred')).lang).toBe('en-IN')
})

test.each([
  ['q=tent', '“tent” के नतीजे', 'tent'],
  ['location=Ram+Chowk', '“Ram Chowk” में मिले नतीजे', 'Ram Chowk'],
])('results of %s mark its English text as English', async (query, subtitle, text) => {
  stubRequests({ [`GET /api/items?${query}`]: { body: [] } })
  renderApp(`/search?${query}`)
  const shown = await screen.findByText((_, element) => element?.textContent === subtitle)
  expect(textsIn('en-IN', shown)).toEqual([text])
})

test('the accessible name of each price field contains its visible word', () => {
  render(<PriceRange minPrice="" maxPrice="" onChange={() => {}} />)
  for (const [visible, name] of [
    ['से', 'कम से कम'],
    ['तक', 'ज़्यादा से ज़्यादा'],
  ] as const) {
    const label = screen.getByPlaceholderText(visible).getAttribute('aria-label')
    expect(label).toContain(name)
    expect(label!.split(' ')).toContain(visible)
  }
})

/** The texts with this `lang` attribute, in document order. */
function textsIn(lang: string, parent: HTMLElement) {
  return [...parent.querySelectorAll(`[lang="${lang}"]`)].map(({ textContent }) => textContent)
}

test('a rejected request shows its message in Hindi, and the form fields are in Hindi', async () => {
  stubRequests({
    'POST /api/login/email': {
      status: 401,
      body: { code: 'invalidCredentials', message: 'Invalid credentials' },
    },
  })
  const { visitor } = renderApp('/no-such-page')
  await visitor.click(await screen.findByRole('button', { name: 'लॉग इन' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Saajha में आपका स्वागत है' }))
  await visitor.click(dialog.getByRole('button', { name: 'लॉग इन करें' }))
  const alerts = dialog.getAllByRole('alert').map(({ textContent }) => textContent)
  expect(alerts).toEqual(['यूज़रनेम या ईमेल डालें', 'पासवर्ड डालें'])
  await fill(visitor, dialog.getByLabelText('यूज़रनेम या ईमेल'), 'asha')
  await fill(visitor, dialog.getByLabelText('पासवर्ड'), 'wrong-one')
  await visitor.click(dialog.getByRole('button', { name: 'लॉग इन करें' }))
  expect(await dialog.findByText('यूज़रनेम या पासवर्ड गलत है')).toBeTruthy()
})

test.each(['पुणे', 'पुण', 'pune'])(
  'the city typed as %s is found, and sent in English',
  async (typed) => {
    const requests = stubRequests({
      'GET /api/auth/user': { body: asha },
      'GET /api/categories': {
        body: [{ id: 'c1', slug: 'camera', name: 'Cameras', description: '' }],
      },
      'POST /api/items': { status: 201, body: camera },
    })
    const { visitor } = renderApp('/create-listing')
    await fill(visitor, await screen.findByLabelText('आइटम का नाम'), 'Zenit E')
    await visitor.selectOptions(screen.getByLabelText('कैटेगरी'), 'कैमरे')
    await fill(visitor, screen.getByLabelText('जानकारी'), 'चालू हालत में')
    await fill(visitor, screen.getByLabelText('किराया'), '450')
    await visitor.click(screen.getByLabelText('शहर'))
    await visitor.type(await screen.findByPlaceholderText('शहर खोजें...'), typed)
    await visitor.click(screen.getByRole('option', { name: 'पुणे, महाराष्ट्र' }))
    expect(screen.getByLabelText('शहर').textContent).toBe('पुणे, महाराष्ट्र')
    await visitor.click(screen.getByRole('button', { name: 'लिस्टिंग पब्लिश करें' }))
    await screen.findByText('लिस्टिंग बन गई!')
    const sent = requests.mock.calls.find(([, init]) => init?.method === 'POST')?.[1]?.body
    expect(JSON.parse(sent as string)).toMatchObject({ location: 'Pune, Maharashtra' })
  }
)

test('a rejected field shows its message in Hindi', async () => {
  const taken = { code: 'usernameTaken', message: 'Username already exists' }
  stubRequests({
    'POST /api/register': {
      status: 409,
      body: { ...taken, errors: [{ field: 'username', ...taken }] },
    },
  })
  const { visitor } = renderApp('/no-such-page')
  await visitor.click(await screen.findByRole('button', { name: 'साइन अप' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Saajha में आपका स्वागत है' }))
  await fill(visitor, dialog.getByLabelText('पूरा नाम'), 'आशा राव')
  await fill(visitor, dialog.getByLabelText('यूज़रनेम'), 'asha')
  await fill(visitor, dialog.getByLabelText('ईमेल'), 'asha@example.in')
  await fill(visitor, dialog.getByLabelText('पासवर्ड'), 'saajha-demo')
  await fill(visitor, dialog.getByLabelText('पासवर्ड फिर से डालें'), 'saajha-demo')
  await visitor.click(dialog.getByRole('button', { name: 'अकाउंट बनाएँ' }))
  const username = await dialog.findByLabelText('यूज़रनेम')
  const error = await dialog.findByRole('alert')
  expect(error.textContent).toBe('यह यूज़रनेम पहले से लिया जा चुका है')
  expect(username.getAttribute('aria-describedby')).toContain(error.id)
})

test('a rate limit shows its wait in Hindi', async () => {
  const message = 'Too many wrong passwords from your network. Please try again in 12 minutes.'
  const params = { limit: 100, retryAfterSeconds: 700 }
  stubRequests({
    'POST /api/login/email': {
      status: 429,
      body: { code: 'tooManyWrongPasswordsOfNetwork', message, params },
    },
  })
  const { visitor } = renderApp('/no-such-page')
  await visitor.click(await screen.findByRole('button', { name: 'लॉग इन' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Saajha में आपका स्वागत है' }))
  await fill(visitor, dialog.getByLabelText('यूज़रनेम या ईमेल'), 'asha')
  await fill(visitor, dialog.getByLabelText('पासवर्ड'), 'wrong-one')
  await visitor.click(dialog.getByRole('button', { name: 'लॉग इन करें' }))
  const shown = 'आपके नेटवर्क से कई बार गलत पासवर्ड डाला गया है। कृपया 12 मिनट बाद फिर कोशिश करें।'
  expect(await dialog.findByText(shown)).toBeTruthy()
})

test('a photo that the server rejects is reported in Hindi, with the reason as a second sentence', async () => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:1' }))
  const body = JSON.stringify({ code: 'pictureUnreadable', message: "We can't read this picture." })
  const rejection = await readApiError(new Response(body, { status: 422 }))
  const send = () => () => Promise.reject(rejection)
  const report = vi.fn()
  const photos = new PhotoUploads([], { send, limit: 1, isImmediate: true, report })
  photos.add([new File(['photo'], 'c.jpg', { type: 'image/jpeg' })])
  await waitFor(() => expect(report).toHaveBeenCalledOnce())
  expect(report).toHaveBeenCalledWith(
    'फ़ोटो अपलोड नहीं हो पाईं',
    `फ़ोटो 1 अपलोड नहीं हो पाई। ${rejection.response.message}`
  )
})

test('a location typed in Hindi is searched by its English name', async () => {
  stubRequests()
  const { router, visitor } = renderApp('/')
  await visitor.type(await screen.findByLabelText('कहाँ?'), 'पुणे, महाराष्ट्र')
  await visitor.type(screen.getByLabelText('आपको क्या चाहिए?'), 'tent{Enter}')
  await waitFor(() =>
    expect(router.state.location.search).toBe('?q=tent&location=Pune%2C+Maharashtra')
  )
})

test('the profile page says in Hindi how to replace the secret link of the calendar', async () => {
  stubRequests({
    'GET /api/auth/user': { body: asha },
    'GET /api/verification-documents': { body: [] },
    'GET /api/user/calendar': { body: { createdAt: '2026-11-20T06:00:00.000Z' } },
  })
  renderApp('/profile/edit')
  const section = within(await screen.findByRole('region', { name: 'आपका कैलेंडर' }))
  expect(await section.findByText(/तो नया लिंक बनाएँ: पुराना बंद हो जाएगा।/)).toBeTruthy()
  expect(section.getByRole('button', { name: 'नया लिंक बनाएँ' })).toBeTruthy()
})

test('a booking request asks for its times in Hindi and explains a return before the collection', async () => {
  stubRequests({
    'GET /api/auth/user': { body: { ...asha, id: 'u2' } },
    'GET /api/items/i1': { body: camera },
  })
  const days = 'startDate=2026-12-03&endDate=2026-12-03&collectAt=10:00&returnAt=09:00'
  renderApp(`/contact/i1?intent=booking&${days}`)
  expect(await screen.findByLabelText(/^लेने का समय/)).toHaveProperty('value', '10:00')
  expect(screen.getByLabelText(/^लौटाने का समय/)).toHaveProperty('value', '09:00')
  expect(screen.getByText('एक ही दिन में लौटाने का समय लेने के समय के बाद का हो।')).toBeTruthy()
})

test('the page of bookings names its groups, sides and times in Hindi', async () => {
  const booking = withNext({
    ...received,
    state: 'accepted',
    collectAt: '10:00',
    returnAt: '18:30',
    maySetMeeting: true,
    meeting: { text: 'Gate 2', by: 'renter', at: '2026-11-30T04:30:00.000Z' },
  })
  const empty = { body: [] }
  stubRequests({
    'GET /api/auth/user': { body: asha },
    'GET /api/bookings?group=waiting': empty,
    'GET /api/bookings?group=now': empty,
    'GET /api/bookings?group=coming': { body: [booking] },
    'GET /api/bookings?group=past': empty,
  })
  renderApp('/dashboard?show=bookings')
  const list = within(await screen.findByRole('list', { name: 'आने वाली' }))
  expect(list.getByText('लेने का समय: सुबह 10 बजे · लौटाने का समय: शाम 6:30 बजे')).toBeTruthy()
  expect(list.getByText('Ravi Iyer').lang).toBe('en-IN')
  const text = list.getByRole('listitem').textContent
  expect(text).toContain('किराएदार: Ravi Iyer')
  expect(text).toContain('Ravi 3 दिस॰ 2099 को सुबह 10 बजे लेने आएँगे।')
  expect(text).toContain('Gate 2 · Ravi ने लिखा')
})
