import type { Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { listItem } from './list_item.ts'
import { conversationPath } from './conversations.ts'
import { randomWord } from './random_word.ts'
import { sendMessage } from './send_message.ts'
import { accessibilityViolations } from './accessibility_violations.ts'
import { test } from './fixtures.ts'
import { submitDocument } from './submit_document.ts'
import { uploadPhotos } from './upload_photos.ts'

const PHONE = { width: 360, height: 780 }
const DESK = { width: 1280, height: 900 }

/** How to open an overlay, and its locator. */
type Overlay = { what: string; path: string; open(page: Page): Promise<Locator> }

const dialog = (page: Page) => page.getByRole('dialog')

const MENU: Overlay = {
  what: 'slide-out menu',
  path: '/',
  open: async (page) => {
    await page.getByRole('button', { name: 'Open menu' }).click()
    return dialog(page)
  },
}
const authDialog = (button: 'Login' | 'Sign Up'): Overlay => ({
  what: `auth dialog by ${button}`,
  path: '/',
  open: async (page) => {
    const wide = page.getByRole('banner').getByRole('button', { name: button })
    if (page.viewportSize()!.width === PHONE.width) {
      await MENU.open(page)
      await dialog(page).getByRole('button', { name: button }).click()
    } else await wide.click()
    return page.getByRole('dialog', { name: /^Welcome to/ })
  },
})
const AVATAR_MENU: Overlay = {
  what: 'avatar menu',
  path: '/dashboard',
  open: async (page) => {
    await page.getByRole('button', { name: 'Your account' }).click()
    return page.getByRole('menu')
  },
}
const LISTING_MENU: Overlay = {
  what: 'listing menu',
  path: '/dashboard',
  open: async (page) => {
    await page.getByRole('button', { name: /^Actions for/ }).click()
    return page.getByRole('menu')
  },
}
const DELETE_QUESTION: Overlay = {
  what: 'delete confirmation',
  path: '/dashboard',
  open: async (page) => {
    const menu = await LISTING_MENU.open(page)
    await menu.getByRole('menuitem', { name: 'Delete' }).click()
    return page.getByRole('alertdialog')
  },
}
const CITIES: Overlay = {
  what: 'cities',
  path: '/create-listing',
  open: async (page) => {
    await page.getByRole('combobox', { name: 'City' }).click()
    return page.getByPlaceholder('Search for a city...')
  },
}
const noPhone = (title: string): Overlay => ({
  what: 'alert of a card without a phone',
  path: `/search?q=${title}`,
  open: async (page) => {
    await page.getByRole('button', { name: /^WhatsApp / }).click()
    return page.getByRole('alertdialog')
  },
})
const FILTERS: Overlay = {
  what: 'filters',
  path: '/search?verified=true',
  open: async (page) => {
    if (page.viewportSize()!.width !== PHONE.width) {
      return page.getByRole('region', { name: 'Filters' })
    }
    await page.getByRole('button', { name: 'Filters (1)' }).click()
    return dialog(page)
  },
}
const suggestions = (path: string, box: string, text: string): Overlay => ({
  what: `suggestions for “${text}” in ${box}`,
  path,
  open: async (page) => {
    await page.getByLabel(box).locator('visible=true').fill(text)
    return page.locator('[role=option]').first()
  },
})
const SUGGESTIONS = [
  suggestions('/category/camera', 'Search for items to rent', 'cam'),
  suggestions('/', 'What do you need?', ''),
  suggestions('/', 'Where?', 'nag'),
]
const rejection = (member: string): Overlay => ({
  what: 'reject dialog',
  path: `/admin?status=pending&name=${member}`,
  open: async (page) => {
    await page.getByRole('button', { name: /^Reject / }).click()
    return dialog(page)
  },
})
/** The overlays of a conversation whose menu has been opened. */
const CONVERSATION_ITEMS = { Report: 'dialog', Block: 'alertdialog' } as const
const conversationOverlays = (path: string): Overlay[] => {
  const openMenu = async (page: Page) => {
    await page.getByRole('button', { name: 'More options' }).click()
    return page.getByRole('menu')
  }
  const menu = { what: 'conversation menu', path, open: openMenu }
  const items = Object.entries(CONVERSATION_ITEMS).map(([name, role]) => ({
    what: `${role} by ${name} in a conversation`,
    path,
    open: async (page: Page) => {
      await (await openMenu(page)).getByRole('menuitem', { name }).click()
      return page.getByRole(role)
    },
  }))
  return [menu, ...items]
}

describe('every overlay', () => {
  test.for([DESK, PHONE])(
    'has no serious accessibility violations in either theme, at $width px',
    { timeout: 720_000 },
    async (viewport, { newUser }) => {
      const word = randomWord()
      const name = `Ila ${word}`
      const [guest, member, admin] = await Promise.all([
        newUser({ viewport }),
        newUser({ viewport, member: name }),
        newUser({ viewport, demoUser: 'admin' }),
      ])
      const imageUrls = await uploadPhotos(member, ['#c0392b', '#2471a3'])
      const { id } = await listItem(member, { title: word, imageUrls })
      await submitDocument(member)
      const renter = await newUser({ member: 'Jai Singh' })
      await sendMessage(renter, id, 'Is it free?')
      const conversations = conversationOverlays(await conversationPath(member))
      const viewer: Overlay = {
        what: 'picture viewer',
        path: `/item/${id}`,
        open: async (page) => {
          await page.getByRole('button', { name: 'Enlarge picture 1 of 2' }).click()
          return dialog(page)
        },
      }

      const found: string[] = []
      const look = async (page: Page, { what, path, open }: Overlay) => {
        await page.goto(path)
        await (await open(page)).waitFor()
        for (const theme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme: theme })
          await page.locator(`html.${theme}`).waitFor({ state: 'attached' })
          const problems = await accessibilityViolations(page)
          found.push(...problems.map((problem) => `${what}, ${theme}: ${problem}`))
        }
      }
      for (const overlay of [authDialog('Login'), authDialog('Sign Up'), noPhone(word), viewer])
        await look(guest.page, overlay)
      for (const overlay of [FILTERS, ...SUGGESTIONS]) await look(guest.page, overlay)
      for (const overlay of [AVATAR_MENU, LISTING_MENU, DELETE_QUESTION, CITIES, ...conversations])
        await look(member.page, overlay)
      if (viewport === PHONE) for (const { page } of [guest, member]) await look(page, MENU)
      await look(admin.page, rejection(name))
      expect(found).toEqual([])
    }
  )
})
