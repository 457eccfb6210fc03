import type { BrowserContext } from 'playwright-core'
import { describe, expect } from 'vitest'
import { conversationPath, messagesOn, textsOf } from './conversations.ts'
import { fillListing } from './fill_listing.ts'
import { test, type TestUser } from './fixtures.ts'
import { indianDay } from './indian_day.ts'
import { listItem } from './list_item.ts'
import { logIn, openLogIn } from './log_in.ts'
import { expectNotice } from './notices.ts'
import { randomWord } from './random_word.ts'
import { sendMessage } from './send_message.ts'

describe('on a page that the browser translates', () => {
  test('a visitor signs in after a wrong password', async ({ newUser }) => {
    const { page, context, consoleErrors } = await newUser()
    await translate(context)
    await page.goto('/')
    const dialog = await openLogIn(page)
    await dialog.getByRole('tab', { name: 'Log In' }).click()
    await logIn(dialog, 'ravi', 'not-the-password')
    await expectNotice(page, 'Login Failed')
    consoleErrors.splice(0)
    await logIn(dialog, 'ravi', 'saajha-demo')
    await dialog.waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Your account' }).waitFor()
    await expectAlive({ page })
  })

  test('an owner publishes a listing', async ({ newUser }) => {
    const { page, context } = await newUser({ member: 'Usha Pillai' })
    await translate(context)
    const title = `A ${randomWord()} loom`
    await fillListing(page, title)
    await page.getByRole('button', { name: 'Publish Listing' }).click()
    await page.getByRole('link', { name: title, exact: true }).waitFor()
    await expectAlive({ page })
  })

  test('a renter asks for days and receives a message in the open conversation', async ({
    newUser,
  }) => {
    const owner = await newUser({ member: 'Usha Pillai' })
    const renter = await newUser({ member: 'Ravi Nair' })
    const { id } = await listItem(owner, { title: `A ${randomWord()} loom` })
    await translate(renter.context)
    await translate(owner.context)
    const days = `startDate=${indianDay(2)}&endDate=${indianDay(3)}`
    await renter.page.goto(`/contact/${id}?intent=booking&${days}`)
    await renter.page.getByLabel('Message').fill('Is it free then?')
    await renter.page.getByRole('button', { name: 'Send Message' }).click()
    await expectNotice(renter.page, 'Booking request sent')
    await renter.page.goto(await conversationPath(renter))
    await messagesOn(renter.page).getByText('Is it free then?').waitFor()

    await owner.page.goto(await conversationPath(owner))
    await messagesOn(owner.page).getByText('Is it free then?').waitFor()
    await owner.page.getByLabel('Message').fill('Yes, from ten on.')
    await owner.page.keyboard.press('Enter')
    await messagesOn(renter.page).getByText('Yes, from ten on.').waitFor()
    await sendMessage(renter, id, 'Thank you')
    await messagesOn(owner.page).getByText('Thank you').waitFor()
    expect(await textsOf(owner)).toContain('Thank you')
    await expectAlive(owner)
    await expectAlive(renter)
  })
})

async function expectAlive({ page }: Pick<TestUser, 'page'>): Promise<void> {
  expect(await page.getByText('Something went wrong').count()).toBe(0)
}

/** Replaces the texts of the pages of a context like Chrome's translation does. */
async function translate(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const SKIPPED = 'font, script, style, option, textarea, title, svg'
    const replace = (root: Node) => {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const found = root instanceof Text ? [root] : []
      for (let text = texts.nextNode(); text; text = texts.nextNode()) found.push(text as Text)
      for (const text of found) {
        if (!text.data.trim() || !text.parentElement || text.parentElement.closest(SKIPPED))
          continue
        const [outer, inner] = [document.createElement('font'), document.createElement('font')]
        inner.append(text.data)
        outer.append(inner)
        text.replaceWith(outer)
      }
    }
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node.isConnected && document.body?.contains(node)) replace(node)
    }).observe(document, { childList: true, subtree: true })
  })
}
