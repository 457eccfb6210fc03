import { readFile } from 'node:fs/promises'
import app from '@adonisjs/core/services/app'

/** The page as the web's build wrote it, and the scripts that each pattern's page needs beside it. */
export type BuiltPage = { html: string; scripts: Record<string, string[]> }

/** Reads what was built last; null where nothing is. */
export async function readBuiltPage(): Promise<BuiltPage | null> {
  const [html, scripts] = await Promise.all([read('index.html'), read('.page_files.json')])
  return html === null ? null : { html, scripts: JSON.parse(scripts ?? '{}') }
}

/** What a phone installs the app by; null where nothing is built. */
export function readBuiltManifest(): Promise<string | null> {
  return read('manifest.webmanifest')
}

function read(file: string): Promise<string | null> {
  return readFile(app.makePath('..', 'web', 'dist', file), 'utf8').catch(() => null)
}
