import { setTimeout } from 'node:timers/promises'
import type { Locator, Page } from 'playwright-core'

/**
 * Milliseconds between two taps. Chromium takes quicker ones at the same point, to which Playwright scrolls every control, for a
 * double tap and discards what is typed next.
 */
const PACE = 600

/** What a flow costs a person on a phone, counted by the rules of `TapCounter`. */
export type FlowCost = {
  taps: number
  nextKeys: number
  tapsOutside: number
  characters: number
}

/** A file for a file chooser. */
type FileToChoose = { name: string; mimeType: string; buffer: Buffer }

/**
 * Uses a page on a phone as a person does, and counts what that costs:
 *
 * - A tap is each press of a control: also to focus a field, to open a native select, and to choose its option. A field that the
 *   app has focused needs none. Scrolling is not counted.
 * - The keyboard's next key is counted apart from the taps. It leads from a text field to the next field of the same form; search
 *   fields, text areas and native selects have none.
 * - Taps outside the page are counted apart from its own: the files in the system's file chooser, with a confirmation if there may
 *   be several, and what follows in another app.
 * - Characters are those that are typed, without completion by the keyboard.
 */
export class TapCounter {
  readonly cost: FlowCost = { taps: 0, nextKeys: 0, tapsOutside: 0, characters: 0 }
  readonly page: Page
  private lastTap = 0

  constructor(page: Page) {
    this.page = page
  }

  async tap(control: Locator): Promise<void> {
    await setTimeout(this.lastTap + PACE - performance.now())
    await control.tap()
    this.lastTap = performance.now()
    this.cost.taps++
  }

  /** Types into a field that the app has focused; times out if it has not. */
  async typeFocused(field: Locator, text: string): Promise<void> {
    await field.and(this.page.locator(':focus')).waitFor()
    await this.page.keyboard.type(text)
    this.cost.characters += text.length
  }

  /** Types into a field after the next key if it leads there, else after a tap. */
  async type(field: Locator, text: string): Promise<void> {
    if (await field.evaluate(focusByNextKey)) this.cost.nextKeys++
    else await this.tap(field)
    await this.typeFocused(field, text)
  }

  /** Chooses an option of a native select, whose list the system shows. */
  async select(select: Locator, label: string): Promise<void> {
    await select.selectOption({ label })
    this.cost.taps += 2
  }

  /** Chooses files with a control that opens the system's file chooser. */
  async chooseFiles(control: Locator, files: FileToChoose[]): Promise<void> {
    const opened = this.page.waitForEvent('filechooser')
    const [chooser] = await Promise.all([opened, this.tap(control)])
    await chooser.setFiles(files)
    this.cost.tapsOutside += files.length + Number(chooser.isMultiple())
  }
}

/** Moves the focus as the keyboard's next key, if that leads from the focused field to this one. */
function focusByNextKey(field: Element): boolean {
  const from = document.activeElement
  if (!(from instanceof HTMLInputElement) || from.type === 'search') return false
  const typed = 'input:is(:not([type]), [type=text], [type=email], [type=tel], [type=password])'
  const fields = [...(from.form?.elements ?? [])].filter((each) =>
    each.matches(`:is(${typed}, textarea, select):enabled`)
  )
  if (!fields.includes(from) || fields[fields.indexOf(from) + 1] !== field) return false
  ;(field as HTMLElement).focus()
  return true
}
