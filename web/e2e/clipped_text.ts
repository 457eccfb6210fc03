import type { Locator, Page } from 'playwright-core'

/** Visible buttons, tabs, fields and similar controls of a page or a part of it whose text overflows, as messages. */
export function clippedText(part: Page | Locator): Promise<string[]> {
  const controls = part.locator('button, a, [role=tab], [role=menuitem], label, input')
  return controls.evaluateAll((elements) => {
    const isShown = (box: Element) =>
      box.clientWidth > 0 && box.checkVisibility({ visibilityProperty: true })
    const pen = document.createElement('canvas').getContext('2d')!
    const isPlaceholderCut = (input: HTMLInputElement) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(input)
      pen.font = font
      const room = input.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)
      return pen.measureText(input.placeholder).width > room + 1
    }
    return (elements as HTMLElement[]).filter(isShown).flatMap((box) => {
      if (box instanceof HTMLInputElement)
        return isPlaceholderCut(box) ? [`cut: ${box.placeholder}`] : []
      const isCut = box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 1
      return isCut ? [`cut: ${box.innerText || box.outerHTML.slice(0, 120)}`] : []
    })
  })
}
