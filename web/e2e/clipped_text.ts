import type { Page } from 'playwright-core'

/** Visible buttons, tabs, fields and similar controls whose text overflows, as messages. */
export function clippedText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isShown = (box: Element) =>
      box.clientWidth > 0 && box.checkVisibility({ visibilityProperty: true })
    const pen = document.createElement('canvas').getContext('2d')!
    const isPlaceholderCut = (input: HTMLInputElement) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(input)
      pen.font = font
      const room = input.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)
      return pen.measureText(input.placeholder).width > room + 1
    }
    const boxes = [
      ...document.querySelectorAll<HTMLElement>('button, a, [role=tab], [role=menuitem], label'),
    ].filter(isShown)
    const inputs = [...document.querySelectorAll('input')].filter(isShown)
    return [
      ...boxes
        .filter(
          (box) => box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 1
        )
        .map((box) => `cut: ${box.innerText || box.outerHTML.slice(0, 120)}`),
      ...inputs.filter(isPlaceholderCut).map(({ placeholder }) => `cut: ${placeholder}`),
    ]
  })
}
