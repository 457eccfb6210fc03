import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'
import { finishAnimations } from './finish_animations.ts'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Serious accessibility violations of the current page as messages, including horizontal scrolling. */
export async function accessibilityViolations(page: Page): Promise<string[]> {
  // Evaluated instead of loaded as a script: the page's Content-Security-Policy blocks scripts.
  await page.evaluate(AXE)
  // Half faded-in text would be measured with a wrong contrast.
  await finishAnimations(page)
  // Without the passed checks, whose transfer would take longer than the run.
  const violations = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } }
    return (await axe.run({ resultTypes: ['violations'] })).violations
  })
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  return [
    ...serious.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`
    ),
    ...(isTooWide ? ['scrolls sideways'] : []),
  ]
}
