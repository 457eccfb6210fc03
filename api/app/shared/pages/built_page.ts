import { readFile } from 'node:fs/promises'
import app from '@adonisjs/core/services/app'

/** URLs of built files that pages need in addition, as `web/page_files.ts` writes them. */
type PageFiles = {
  /** The scripts of each route pattern; with `?name=value` or `?name`, of what the page shows with that URL parameter. */
  scripts: Record<string, string[]>
  /** What pages in Hindi need. */
  hindi: { fonts: string[]; scripts: string[] }
}

/** The built HTML page, and the files that pages need in addition. */
export type BuiltPage = { html: string } & PageFiles

const NO_FILES: PageFiles = { scripts: {}, hindi: { fonts: [], scripts: [] } }

/** Reads the built page; null if the web app is not built. */
export async function readBuiltPage(): Promise<BuiltPage | null> {
  const [html, files] = await Promise.all([read('index.html'), read('.page_files.json')])
  if (html === null) return null
  return { html, ...(files === null ? NO_FILES : (JSON.parse(files) as PageFiles)) }
}

/** Reads the built web app manifest; null if the web app is not built. */
export function readBuiltManifest(): Promise<string | null> {
  return read('manifest.webmanifest')
}

/** Reads a public picture of the web app, also if the app is not built; null without such a file. */
export async function readWebPicture(file: string): Promise<Buffer | null> {
  const [built, source] = ['dist', 'public'].map((folder) =>
    app.makePath('..', 'web', folder, file)
  )
  return readFile(built!)
    .catch(() => readFile(source!))
    .catch(() => null)
}

function read(file: string): Promise<string | null> {
  return readFile(app.makePath('..', 'web', 'dist', file), 'utf8').catch(() => null)
}
