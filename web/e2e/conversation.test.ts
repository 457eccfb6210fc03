import type { Conversation } from '@saajha/contract/conversation'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { accessibilityViolations } from './accessibility_violations.ts'
import { clippedText } from './clipped_text.ts'
import { test, type TestUser } from './fixtures.ts'
import { listItem } from './list_item.ts'
import { sendMessage } from './send_message.ts'

describe('a conversation of a renter and an owner', () => {
  test('shows each message in the other browser without a reload, says when it was seen, and lowers the badge', async ({
    newUser,
  }) => {
    const [owner, renter] = await both(newUser)
    const { id } = await listItem(owner, { title: 'A film projector' })
    await owner.page.goto('/')
    await renter.page.goto(`/contact/${id}`)
    await renter.page.getByLabel('Message').fill('Is it free on Sunday?')
    await renter.page.getByRole('button', { name: 'Send Message' }).click()
    await renter.page.getByText('Your message is on its way').waitFor()
    await talk(renter.page).getByText('Is it free on Sunday?').waitFor()
    await renter.page.getByRole('button', { name: 'Write another message' }).click()

    await owner.page.getByRole('link', { name: '1 Notifications, unread' }).waitFor()
    await owner.page.goto(`/contact/${id}?with=${await conversationId(owner)}`)
    await talk(owner.page).getByText('Is it free on Sunday?').waitFor()
    await owner.page.getByRole('link', { name: 'Notifications', exact: true }).waitFor()
    await talk(renter.page).getByText('Seen', { exact: true }).waitFor()

    await owner.page.getByLabel('Message').fill('Yes, from ten on.')
    await owner.page.keyboard.press('Enter')
    await talk(renter.page).getByText('Yes, from ten on.').waitFor()
    await talk(owner.page).getByText('Seen', { exact: true }).waitFor()
    await renter.page.getByLabel('Message').fill('Great, see you then')
    await renter.page.getByRole('button', { name: 'Send Message' }).click()
    await talk(owner.page).getByText('Great, see you then').waitFor()
    expect(await talk(owner.page).getByText('Great, see you then').count()).toBe(1)
  })

  test('catches up on the messages that a page missed while it was offline', async ({
    newUser,
  }) => {
    const [owner, renter] = await both(newUser)
    const id = await opened(owner, renter, 'A slide projector')
    await owner.page.goto(id.ofOwner)
    await talk(owner.page).getByText('Is it free?').waitFor()
    await owner.context.setOffline(true)
    await owner.page.getByText("You're offline").first().waitFor()
    await renter.page.goto(id.ofRenter)
    await write(renter.page, 'Or on Monday?')
    await talk(renter.page).getByText('Or on Monday?').waitFor()
    await owner.context.setOffline(false)
    await talk(owner.page).getByText('Or on Monday?').waitFor()
    owner.consoleErrors.splice(0)
  })

  test('keeps a message that could not be sent while offline, and delivers it once when it is sent again', async ({
    newUser,
  }) => {
    const [owner, renter] = await both(newUser)
    const { ofRenter, ofOwner } = await opened(owner, renter, 'A cine camera')
    await renter.page.goto(ofRenter)
    await talk(renter.page).getByText('Is it free?').waitFor()
    await renter.context.setOffline(true)
    await write(renter.page, 'I can come at ten')
    await renter.page.getByText('Failed to send message. Please try again.').waitFor()
    expect(await renter.page.getByLabel('Message').inputValue()).toBe('I can come at ten')
    await renter.context.setOffline(false)
    await renter.page.getByRole('button', { name: 'Send Message' }).click()
    await talk(renter.page).getByText('I can come at ten').waitFor()
    expect(await renter.page.getByLabel('Message').inputValue()).toBe('')
    renter.consoleErrors.splice(0)

    await owner.page.goto(ofOwner)
    await talk(owner.page).getByText('I can come at ten').waitFor()
    expect(await talk(owner.page).getByText('I can come at ten').count()).toBe(1)
  })

  test('keeps its place when earlier messages are loaded', async ({ newUser }) => {
    const [owner, renter] = await both(newUser)
    const { ofOwner } = await opened(owner, renter, 'An enlarger')
    await answer(owner, 'Message 2')
    for (let no = 3; no <= 60; no++) await answer(no % 2 ? renter : owner, `Message ${no}`)
    await owner.page.goto(ofOwner)
    await talk(owner.page).getByText('Message 60', { exact: true }).waitFor()
    await expect.poll(() => isInView(owner.page, 'Message 60')).toBe(true)
    const eleventh = talk(owner.page).getByText('Message 11', { exact: true })
    await owner.page.route('**/messages?before=*', async (route) => {
      await expect.poll(() => isInView(owner.page, 'Message 11')).toBe(true)
      await route.continue()
    })
    await eleventh.scrollIntoViewIfNeeded()
    const before = await eleventh.boundingBox()
    await talk(owner.page).getByText('Is it free?').waitFor({ state: 'attached' })
    expect(Math.abs((await eleventh.boundingBox())!.y - before!.y)).toBeLessThan(3)
  })

  test('fits a phone of 360 px in Hindi, without accessibility violations and with the composer above the keyboard', async ({
    newUser,
  }) => {
    const owner = await newUser({ member: 'Asha Rao' })
    const viewport = { width: 360, height: 640 }
    const renter = await newUser({ member: 'Ravi Iyer', viewport, hasTouch: true, isMobile: true })
    const { ofRenter } = await opened(owner, renter, 'A tripod')
    await answer(owner, 'x'.repeat(2_000))
    await renter.page.goto(`${ofRenter}?lang=hi`)
    const region = renter.page.getByRole('region', { name: /से बातचीत$/ })
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
  return {
    ofRenter: `/contact/${id}`,
    ofOwner: `/contact/${id}?with=${await conversationId(owner)}`,
  }
}

/** The id of a member's newest conversation. */
async function conversationId({ context }: TestUser): Promise<string> {
  const response = await context.request.get('/api/conversations')
  const [newest] = (await response.json()) as Conversation[]
  return newest!.id
}

/** Sends a message of a member's newest conversation by the API. */
async function answer(member: TestUser, body: string): Promise<void> {
  const path = `/api/conversations/${await conversationId(member)}/messages`
  const response = await member.context.request.post(path, { data: { body } })
  expect(response.ok(), await response.text()).toBe(true)
}

async function write(page: Page, text: string): Promise<void> {
  await page.getByLabel('Message').fill(text)
  await page.getByRole('button', { name: 'Send Message' }).click()
}

function talk(page: Page) {
  return page.getByRole('region', { name: /^Conversation with/ })
}

/** Whether a message is within the visible part of the list. */
function isInView(page: Page, text: string): Promise<boolean> {
  const message = talk(page).getByText(text, { exact: true })
  return message.evaluate((element) => {
    const list = element.closest('[role=region]')!.getBoundingClientRect()
    const { top, bottom } = element.getBoundingClientRect()
    return top >= list.top && bottom <= list.bottom + 1
  })
}
