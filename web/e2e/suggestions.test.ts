import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { listItem } from './list_item.ts'
import { test } from './fixtures.ts'
import { randomWord } from './random_word.ts'

const PHONE = { viewport: { width: 360, height: 780 }, hasTouch: true }

describe('the suggestions of a search box', () => {
  test('are reached by keyboard on a desktop: a category, and a recent search', async ({
    newUser,
  }) => {
    const { page } = await newUser()
    await page.goto('/')
    const box = headerBox(page)
    await box.pressSequentially('camer')
    await page.getByRole('option', { name: /^Cameras/ }).waitFor()
    await box.press('ArrowDown')
    await expect.poll(() => activeText(page)).toMatch(/^Cameras/)
    await box.press('Enter')
    await page.getByRole('heading', { name: 'Cameras', level: 1 }).waitFor()

    await headerBox(page).fill('tent')
    await headerBox(page).press('Enter')
    await page.getByText('Showing results for: "tent"').waitFor()
    await page.goto('/category/camera')
    await headerBox(page).focus()
    await page.getByRole('option', { name: 'tent' }).waitFor()
    await headerBox(page).press('ArrowDown')
    await headerBox(page).press('Enter')
    await page.getByText('Showing results for: "tent"').waitFor()
    await page.getByRole('listbox').waitFor({ state: 'detached' })
  })

  test('are tapped on a phone, fit its width, and close by Escape or a tap outside', async ({
    newUser,
  }) => {
    const title = `${randomWord()} with stand`
    await listItem(await newUser({ member: 'Ila Verma' }), { title })
    const { page } = await newUser(PHONE)
    await page.goto('/category/camera')
    const list = page.getByRole('listbox', { name: 'Suggestions' })
    await headerBox(page).tap()
    await list.waitFor()
    const { x, width } = (await list.boundingBox())!
    expect(x).toBeGreaterThanOrEqual(0)
    expect(x + width).toBeLessThanOrEqual(360)
    const heights = await list
      .getByRole('option')
      .evaluateAll((options) => options.map((option) => option.getBoundingClientRect().height))
    expect(heights).not.toEqual([])
    for (const height of heights) expect(height).toBeGreaterThanOrEqual(44)

    await page.keyboard.press('Escape')
    await list.waitFor({ state: 'detached' })
    await headerBox(page).tap()
    await list.waitFor()
    await page.touchscreen.tap(180, 760)
    await list.waitFor({ state: 'detached' })

    await page.goto('/')
    const hero = page.getByRole('search', { name: 'Find something to rent' })
    await hero.getByLabel('Where?').fill('nagp')
    await page.getByRole('option', { name: 'Nagpur, Maharashtra' }).tap()
    expect(await hero.getByLabel('Where?').inputValue()).toBe('Nagpur, Maharashtra')
    // A request that the busy server rejects yields no suggestions until the next letter.
    let letters = 6
    const option = page.getByRole('option', { name: title })
    const type = async () => {
      await hero.getByLabel('What do you need?').fill(title.slice(0, letters++))
      return option.waitFor({ timeout: 9_000 }).then(
        () => true,
        () => false
      )
    }
    await expect.poll(type, { timeout: 60_000 }).toBe(true)
    await option.tap()
    await page.getByText(`Showing results for: "${title}" in "Nagpur, Maharashtra"`).waitFor()
  })

  test('may fail to load without breaking the search', async ({ newUser }) => {
    const { page, context, consoleErrors } = await newUser(PHONE)
    await page.route(/suggestion_list|\/api\/items\/suggestions|offer_list/, (route) =>
      route.abort()
    )
    await page.goto('/')
    const hero = page.getByRole('search', { name: 'Find something to rent' })
    await hero.getByLabel('What do you need?').fill('camera')
    await hero.getByLabel('Where?').fill('Nagpur')
    await hero.getByRole('button', { name: 'Search', exact: true }).click()
    await page.getByText('Showing results for: "camera" in "Nagpur"').waitFor()
    await context.close()
    const failures = new Set(consoleErrors.splice(0).map((each) => /ERR_\w+/.exec(each)?.[0]))
    expect([...failures]).toEqual(['ERR_FAILED'])
  })
})

function headerBox(page: Page) {
  return page.getByRole('banner').getByRole('combobox')
}

/** The highlighted suggestion. */
function activeText(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const id = document.activeElement?.getAttribute('aria-activedescendant')
    return document.getElementById(id ?? '')?.innerText
  })
}
