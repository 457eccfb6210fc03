import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { build, type Plugin } from 'vite'

const ENTRY = fileURLToPath(new URL('./service_worker/service_worker.ts', import.meta.url))
const OUT_DIR = fileURLToPath(new URL('./dist', import.meta.url))

/** Scripts and styles, but for the dictionary of common passwords: few visits need it. */
const CODE = /^(?!password_strength-).*\.(js|css)$/

/**
 * Builds `/sw.js` after the app, with the list of the app's files. It is in the root folder, since that is the scope of a
 * service worker, and is a single classic script.
 */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    async closeBundle() {
      const files = [...(await filesIn('assets', CODE)), ...(await filesIn('', /\.(js|webp|svg)$/))]
      await build({
        configFile: false,
        publicDir: false,
        logLevel: 'warn',
        define: {
          'APP_FILES': JSON.stringify(files),
          'APP_VERSION': JSON.stringify(digest(JSON.stringify(files))),
          'process.env.NODE_ENV': '"production"',
        },
        build: {
          outDir: OUT_DIR,
          emptyOutDir: false,
          lib: { entry: ENTRY, formats: ['iife'], name: 'sw', fileName: () => 'sw.js' },
        },
      })
      // The compression plugin has already run.
      const script = await readFile(join(OUT_DIR, 'sw.js'))
      await writeFile(join(OUT_DIR, 'sw.js.br'), brotliCompressSync(script))
      await writeFile(join(OUT_DIR, 'sw.js.gz'), gzipSync(script, { level: 9 }))
    },
  }
}

/** The built files of a folder with a hash of their content as revision; hashed names need none. */
async function filesIn(folder: string, wanted: RegExp) {
  const names = (await readdir(join(OUT_DIR, folder))).filter((name) => wanted.test(name)).sort()
  return Promise.all(
    names.map(async (name) => ({
      url: ['', folder, name].filter((part, at) => at === 0 || part).join('/'),
      revision: folder === 'assets' ? null : digest(await readFile(join(OUT_DIR, folder, name))),
    }))
  )
}

function digest(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 12)
}
