import type { TestProject } from 'vitest/node'
import { launchBrowser } from './launch_browser.ts'
import { startApp } from './start_app.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The URL of the running product that all browser tests share. */
    app: string
    /** Its data folder. */
    dataDir: string
  }
}

/** Starts the product once for all files; every test creates its own users. */
export default async function startSharedApp(project: TestProject) {
  // The first launch unpacks the browser. Two workers must not do that at the same time.
  await (await launchBrowser()).close()
  // Hundreds of members sign up. The hash of a password that resists attacks takes 0.2 s of the processor.
  const app = await startApp({ NODE_ENV: 'test' })
  project.provide('app', app.url)
  project.provide('dataDir', app.dataDir)
  return () => app.close()
}
