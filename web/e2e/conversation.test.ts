import type { Page, WebSocketRoute } from 'playwright-core'
import { describe, expect } from 'vitest'
import { accessibilityViolations } from './accessibility_violations.ts'
import { clippedText } from './clipped_text.ts'
import { bookingOn, rentFromToday } from './current_rental.ts'
import { answer, conversationPath, messagesOn, textsOf } from './conversations.ts'
import { test, type TestUser } from './fixtures.ts'
import { intercept } from './intercept.ts'
import { listItem } from './list_item.ts'
import { liveChannelOf } from './live_channel.ts'
import { sendMessage } from './send_message.ts'
import { expectNotice } from './notices.ts'

const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true }
const SENDS = /\/api\/(contact-interactions|conversations\/[^/]+\/messages)$/
const WAITS = "Not sent. We'll send it when you're back online."
const FAILED = 'Failed to send message. Please try again.'

describe('a conversation of a renter and an owner', () => {
  test(
    'shows each message in the other browser without a reload, says when it was seen, and lowers the badge',
    { tags: ['main'] },
    async ({ newUser }) => {
      const [owner, renter] = await both(newUser)
      const { id } = await listItem(owner, { title: 'A film projector' })
      await owner.page.goto('/')
      await renter.page.goto(`/contact/${id}`)
      await renter.page.getByLabel('Message').fill('Is it free on Sunday?')
      await renter.page.getByRole('button', { name: 'Send Message' }).click()
      await messagesOn(renter.page).getByText('Is it free on Sunday?').waitFor()

      await owner.page.getByRole('link', { name: '1 Notifications, unread' }).waitFor()
      await owner.page.goto(await conversationPath(owner))
      await messagesOn(owner.page).getByText('Is it free on Sunday?').waitFor()
      await owner.page.getByRole('link', { name: 'Notifications', exact: true }).waitFor()
      await messagesOn(renter.page).getByText('Seen', { exact: true }).waitFor()

      await owner.page.getByLabel('Message').fill('Yes, from ten on.')
      await owner.page.keyboard.press('Enter')
      await messagesOn(renter.page).getByText('Yes, from ten on.').waitFor()
      await messagesOn(owner.page).getByText('Seen', { exact: true }).waitFor()
      const isRead = owner.page.waitForResponse('**/read')
      await write(renter.page, 'Great, see you then')
      await messagesOn(owner.page).getByText('Great, see you then').waitFor()
      await isRead
      expect(await messagesOn(owner.page).getByText('Great, see you then').count()).toBe(1)
    }
  )

  test('catches up on the messages that a page missed while it was disconnected', async ({
    newUser,
  }) => {
    const [owner, renter] = await both(newUser)
    const { ofOwner } = await opened(owner, renter, 'A slide projector')
    const sockets = await controlSockets(owner.page)
    await owner.page.goto(ofOwner)
    await messagesOn(owner.page).getByText('Is it free?').waitFor()
    await sockets.cut()
    await answer(renter, 'Or on Monday?')
    sockets.restore()
    await messagesOn(owner.page).getByText('Or on Monday?').waitFor()
    owner.consoleErrors.splice(0)
  })

  test('keeps a message that could not be sent while offline, and delivers it once when the network returns', async ({
    newUser,
  }) => {
    const [owner, renter] = await both(newUser)
    const { ofRenter } = await opened(owner, renter, 'A cine camera')
    await renter.page.goto(ofRenter)
    await messagesOn(renter.page).getByText('Is it free?').waitFor()
    await renter.context.setOffline(true)
    await write(renter.page, 'I can come at ten')
    await renter.page.getByRole('alert').getByText(WAITS).waitFor()
    expect(await renter.page.getByLabel('Message').inputValue()).toBe('I can come at ten')
    await renter.context.setOffline(false)
    await messagesOn(renter.page).getByText('I can come at ten').waitFor()
    await expect.poll(() => textsOf(owner)).toEqual(['Is it free?', 'I can come at ten'])
    await expect.poll(() => renter.page.getByLabel('Message').inputValue()).toBe('')
    renter.consoleErrors.splice(0)
  })

  test.for(['edited', 'reloaded'] as const)(
    'has a message once whose response was lost, also when its text is %s before it is sent again',
    async (change, { newUser }) => {
      const [owner, renter] = await both(newUser)
      const { ofRenter } = await opened(owner, renter, 'A light meter')
      const { page } = renter
      await page.goto(ofRenter)
      await messagesOn(page).getByText('Is it free?').waitFor()
      const keepResponses = await loseResponses(page, '**/messages')
      const allowLookups = await intercept(page, '**/messages?after=*', (route) => route.abort())
      await write(page, 'I can come at ten')
      await page.getByRole('alert').getByText(FAILED).waitFor()
      if (change === 'edited') {
        await write(page, 'I can come at ten. Or at noon?')
        keepResponses()
        allowLookups()
        await expect.poll(() => page.getByLabel('Message').inputValue()).toBe('. Or at noon?')
      } else {
        keepResponses()
        await page.reload()
        await messagesOn(page).getByText('I can come at ten').waitFor()
        await expect.poll(() => page.getByLabel('Message').inputValue()).toBe('')
      }
      expect(await messagesOn(page).getByText('I can come at ten').count()).toBe(1)
      expect(await textsOf(owner)).toEqual(['Is it free?', 'I can come at ten'])
      renter.consoleErrors.splice(0)
    }
  )

  test.for(['unchanged', 'edited'] as const)(
    'has a first message once whose response was lost, also when its text is %s before it is sent again',
    async (change, { newUser }) => {
      const [owner, renter] = await both(newUser)
      const { id } = await listItem(owner, { title: 'A film scanner' })
      const { page } = renter
      await page.goto(`/contact/${id}`)
      await page.getByLabel('Message').fill('Is it free?')
      const keepResponses = await loseResponses(page, '**/api/contact-interactions')
      const lookups = '**/api/conversations?itemId=*'
      const allowLookups = await intercept(page, lookups, (route) => route.abort())
      await page.getByRole('button', { name: 'Send Message' }).click()
      await expectNotice(page, FAILED)
      if (change === 'edited') await page.getByLabel('Message').fill('Is it free on Sunday?')
      keepResponses()
      allowLookups()
      await page.getByRole('button', { name: 'Send Message' }).click()
      await messagesOn(page).getByText('Is it free?').waitFor()
      const unsent = change === 'edited' ? 'Is it free on Sunday?' : ''
      await expect.poll(() => page.getByLabel('Message').inputValue()).toBe(unsent)
      expect(await textsOf(owner)).toEqual(['Is it free?'])
      renter.consoleErrors.splice(0)
    }
  )

  test.for(['first', 'further'] as const)(
    'has a %s message once that a phone sent while its network was cut',
    async (which, { newUser }) => {
      const owner = await newUser({ member: 'Asha Rao' })
      const renter = await newUser({ member: 'Ravi Iyer', ...PHONE })
      const { id } = await listItem(owner, { title: 'A rangefinder' })
      const before = which === 'further' ? ['Hello'] : []
      for (const text of before) await sendMessage(renter, id, text)
      const { page } = renter
      const network = await controlNetwork(page)
      // Interception turns the HTTP cache off: a cut while code is imported would break it until a reload.
      const isLive = liveChannelOf(page)
      await page.goto(`/contact/${id}`)
      await isLive
      await page.getByLabel('Message').fill('Can I see it at six?')
      const keepResponses = await intercept(page, SENDS, async (route) => {
        // Cut first: a push of the message would show that it is stored.
        await network.cut()
        await route.fetch()
        await route.abort('internetdisconnected')
      })
      await page.getByRole('button', { name: 'Send Message' }).click()
      if (which === 'first') await expectNotice(page, FAILED)
      else await page.getByRole('alert').getByText(WAITS).waitFor()
      expect(await page.getByLabel('Message').inputValue()).toBe('Can I see it at six?')
      keepResponses()
      await network.restore()
      await page.getByRole('button', { name: 'Send Message' }).click()
      await messagesOn(page).getByText('Can I see it at six?').waitFor()
      await expect.poll(() => page.getByLabel('Message').inputValue()).toBe('')
      expect(await textsOf(owner)).toEqual([...before, 'Can I see it at six?'])
      renter.consoleErrors.splice(0)
    }
  )

  test('keeps its position when earlier messages are loaded', async ({ newUser }) => {
    const [owner, renter] = await both(newUser)
    const { ofOwner } = await opened(owner, renter, 'An enlarger')
    await answer(owner, 'Message 2')
    for (let no = 3; no <= 60; no++) await answer(no % 2 ? renter : owner, `Message ${no}`)
    await owner.page.goto(ofOwner)
    await messagesOn(owner.page).getByText('Message 60', { exact: true }).waitFor()
    await expect.poll(() => isInView(owner.page, 'Message 60')).toBe(true)
    let respond = () => {}
    const isMeasured = new Promise<void>((resolve) => (respond = resolve))
    await owner.page.route('**/messages?before=*', async (route) => {
      await isMeasured
      await route.continue()
    })
    const eleventh = messagesOn(owner.page).getByText('Message 11', { exact: true })
    await eleventh.scrollIntoViewIfNeeded()
    await expect.poll(() => isInView(owner.page, 'Message 11')).toBe(true)
    const before = await eleventh.boundingBox()
    expect(await messagesOn(owner.page).getByText('Is it free?').count()).toBe(0)
    respond()
    await messagesOn(owner.page).getByText('Is it free?').waitFor({ state: 'attached' })
    expect(Math.abs((await eleventh.boundingBox())!.y - before!.y)).toBeLessThan(3)
  })

  test(
    'is the whole screen of a phone, two thirds of it messages, and leads back to where it was opened',
    { tags: ['main'] },
    async ({ newUser }) => {
      const tall = { ...PHONE, viewport: { width: 360, height: 740 } }
      const owner = await newUser({ member: 'Asha Rao', ...tall })
      const renter = await newUser({ member: 'Ravi Iyer', ...tall })
      await rentFromToday(owner, renter)
      for (const { page, context } of [owner, renter]) {
        await page.goto('/dashboard?show=bookings')
        await page.getByRole('link', { name: /A tripod/ }).click()
        await messagesOn(page).getByText('For a wedding in Nagpur.').waitFor()
        await page.getByRole('list', { name: 'Quick replies' }).waitFor()
        await bookingOn(page).waitFor()
        const { height } = (await messagesOn(page).boundingBox())!
        expect(height).toBeGreaterThanOrEqual(480)
        const send = (await page.getByRole('button', { name: 'Send Message' }).boundingBox())!
        expect(send.y + send.height).toBeLessThanOrEqual(740)
        const back = page.getByRole('link', { name: 'Back', exact: true })
        expect((await back.boundingBox())!.y).toBeLessThan(56)
        expect(await page.getByRole('banner').isVisible()).toBe(false)
        expect(await page.getByRole('navigation').isVisible()).toBe(false)
        expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
        expect(await accessibilityViolations(page)).toEqual([])
        await back.click()
        await page.getByRole('heading', { name: 'Bookings', level: 1 }).waitFor()
        await page.goto(await conversationPath({ context }))
        await back.click()
        await page.getByRole('heading', { name: 'Inbox', level: 1 }).waitFor()
        await page.getByRole('banner').waitFor()
      }
    }
  )

  test('fits a phone of 360 px in Hindi, without accessibility violations and with the composer above the keyboard', async ({
    newUser,
  }) => {
    const owner = await newUser({ member: 'Asha Rao' })
    const renter = await newUser({ member: 'Ravi Iyer', ...PHONE })
    const { ofRenter } = await opened(owner, renter, 'A tripod')
    await answer(owner, 'x'.repeat(2_000))
    await renter.page.goto(`${ofRenter}?lang=hi`)
    const region = renter.page.getByRole('region', { name: /से चैट$/ })
    await region.getByText(/^x+$/).waitFor()
    expect(await accessibilityViolations(renter.page)).toEqual([])
    expect(await clippedText(renter.page)).toEqual([])

    const field = renter.page.getByLabel('मैसेज', { exact: true })
    await field.focus()
    await renter.page.setViewportSize({ width: 360, height: 360 })
    const bottom = () =>
      field.evaluate((box) => {
        const { bottom } = box.closest('form')!.getBoundingClientRect()
        const { top, height } = box.getBoundingClientRect()
        const isUncovered = document.elementFromPoint(180 - 60, top + height / 2) === box
        return { isAbove: bottom <= innerHeight + 1, isUncovered }
      })
    await expect.poll(bottom).toEqual({ isAbove: true, isUncovered: true })
  })
})

type NewUser = (options: { member: string }) => Promise<TestUser>

async function both(newUser: NewUser): Promise<[TestUser, TestUser]> {
  return [await newUser({ member: 'Asha Rao' }), await newUser({ member: 'Ravi Iyer' })]
}

/** Opens a conversation about a new item by the API; returns the paths of its pages. */
async function opened(owner: TestUser, renter: TestUser, title: string) {
  const { id } = await listItem(owner, { title })
  await sendMessage(renter, id, 'Is it free?')
  return { ofRenter: `/contact/${id}`, ofOwner: await conversationPath(owner) }
}

async function write(page: Page, text: string): Promise<void> {
  await page.getByLabel('Message').fill(text)
  await page.getByRole('button', { name: 'Send Message' }).click()
}

/** Lets the page's live connection be cut and restored. To be called before the page is opened. */
async function controlSockets(page: Page) {
  const first = Promise.withResolvers<WebSocketRoute>()
  let restored = Promise.resolve()
  let restore = () => {}
  await page.routeWebSocket('**/socket.io/**', async (socket) => {
    // As on a phone without a network, a connection is neither made nor rejected.
    await restored
    const server = socket.connectToServer()
    server.onMessage((message) => {
      socket.send(message)
      first.resolve(socket)
    })
  })
  return {
    cut: async () => {
      // Socket.io does not notice the end of a connection that has not been made.
      const socket = await first.promise
      restored = new Promise((resolve) => (restore = resolve))
      await socket.close()
    },
    restore: () => restore(),
  }
}

/** Lets the API store what the page posts to a path, and loses the response. */
function loseResponses(page: Page, path: string): Promise<() => void> {
  return intercept(page, path, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    await route.fetch()
    await route.abort()
  })
}

/** Whether a message is within the visible part of the list. */
function isInView(page: Page, text: string): Promise<boolean> {
  const message = messagesOn(page).getByText(text, { exact: true })
  return message.evaluate((element) => {
    const list = element.closest('[role=region]')!.getBoundingClientRect()
    const { top, bottom } = element.getBoundingClientRect()
    return top >= list.top && bottom <= list.bottom + 1
  })
}

/** Lets the page's network be cut and restored. */
async function controlNetwork(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  const emulate = (offline: boolean) =>
    devtools.send('Network.emulateNetworkConditions', {
      offline,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: -1,
    })
  await emulate(false)
  return { cut: () => emulate(true), restore: () => emulate(false) }
}
