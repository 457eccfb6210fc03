import type { TestProject } from 'vitest/node'
import { openHouse } from './open_house.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address of the one running product that all browser tests share. */
    house: string
  }
}

/** Starts the product once for all files; every test brings people of its own. */
export default async function openSharedHouse(project: TestProject) {
  const house = await openHouse()
  project.provide('house', house.url)
  return () => house.close()
}
