import type { TestContext } from 'node:test'

const steps = new WeakMap<TestContext, (() => unknown)[]>()

/** Undoes something at the test's end, the last thing first (node:test's own hooks go the other way). */
export function afterwards(t: TestContext, undo: () => unknown) {
  const known = steps.get(t)
  if (known) return void known.push(undo)

  const mine = [undo]
  steps.set(t, mine)
  t.after(async () => {
    for (const step of mine.reverse()) await step()
  })
}
