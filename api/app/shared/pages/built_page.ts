import { readFile } from 'node:fs/promises'
import app from '@adonisjs/core/services/app'

/** The built HTML page, and the additional script URLs of each route pattern. */
export type BuiltPage = { html: string; scripts: Record<string, string[]> }

/** Reads the built page; null if the web app is not built. */
export async function readBuiltPage(): Promise<BuiltPage | null> {
  const [html, scripts] = await Promise.all([read('index.html'), read('.page_files.json')])
  if (html === null) return null
  return { html, scripts: JSON.parse(scripts ?? '{}') as BuiltPage['scripts'] }
}

/** Reads the built web app manifest; null if the web app is not built. */
export function readBuiltManifest(): Promise<string | null> {
  return read('manifest.webmanifest')
}

function read(file: string): Promise<string | null> {
  return readFile(app.makePath('..', 'web', 'dist', file), 'utf8').catch(() => null)
}
