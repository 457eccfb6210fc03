import { expect } from 'vitest'

/** Waits until a user's console errors are these, each named by a part of its text, and removes them. */
export async function takeConsoleErrors(consoleErrors: string[], ...parts: string[]) {
  const expected = parts.map((part) => expect.stringContaining(part) as string)
  await expect.poll(() => [...consoleErrors]).toEqual(expected)
  consoleErrors.length = 0
}
