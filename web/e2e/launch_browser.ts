import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium, type Browser } from 'playwright-core'

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const folder = fileURLToPath(new URL('../../node_modules/.cache/chromium', import.meta.url))

/** Launches headless Chromium: the binary at `CHROMIUM_PATH`, or the one installed by npm. */
export async function launchBrowser(...moreFlags: string[]): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH ?? (await unpackChromium())
  const args = [...FLAGS, ...moreFlags]
  return chromium.launch({ executablePath, args, env: environmentOf(executablePath) })
}

/** Unpacked once into the project's own folder: the shared temporary folder may belong to another user. */
async function unpackChromium(): Promise<string> {
  mkdirSync(folder, { recursive: true })
  const temporary = process.env.TMPDIR
  process.env.TMPDIR = folder
  try {
    const { default: packed, inflate } = await import('@sparticuz/chromium')
    const executablePath = await packed.executablePath()
    const main = createRequire(import.meta.url).resolve('@sparticuz/chromium')
    const libraries = join(dirname(main), '../bin/al2023.tar.br')
    if (!existsSync(join(folder, 'al2023'))) await inflate(libraries)
    return executablePath
  } finally {
    if (temporary === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = temporary
  }
}

/** Environment with the bundled libraries and fonts, for systems that lack them. */
function environmentOf(executablePath: string): Record<string, string> {
  const fonts = join(folder, 'fonts.conf')
  if (!existsSync(fonts)) writeFileSync(fonts, FONTS)
  const environment = { ...process.env, FONTCONFIG_FILE: fonts }
  const runs = spawnSync(executablePath, ['--no-sandbox', '--version']).status === 0
  const libraries = runs ? {} : { LD_LIBRARY_PATH: join(folder, 'al2023', 'lib') }
  return { ...environment, ...libraries } as Record<string, string>
}

const FONTS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${join(folder, 'fonts', 'fonts')}</dir>
  <cachedir>${join(folder, 'fonts-cache')}</cachedir>
</fontconfig>
`
