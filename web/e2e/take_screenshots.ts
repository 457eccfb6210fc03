import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { launchBrowser } from './launch_browser.ts'
import { openHouse } from './open_house.ts'

/** The pictures of the README, taken from the running product: `npm run screenshots`. */
const folder = fileURLToPath(new URL('../../docs/images/', import.meta.url))
mkdirSync(folder, { recursive: true })

const house = await openHouse()
const browser = await launchBrowser()
try {
  await take('home', '/', { width: 1280, height: 860 })
  await take('home_phone', '/', { width: 390, height: 844 })
} finally {
  await browser.close()
  await house.close()
}

async function take(name: string, path: string, viewport: { width: number; height: number }) {
  const page = await browser.newPage({ viewport })
  await page.goto(house.url + path, { waitUntil: 'networkidle' })
  await page.screenshot({ path: `${folder}${name}.png` })
  await page.close()
}
