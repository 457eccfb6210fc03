import type { TestContext } from 'node:test'

const steps = new WeakMap<TestContext, (() => unknown)[]>()

/** Registers a cleanup at the test's end, last registered first (the opposite order of node:test's hooks). */
export function afterwards(t: TestContext, undo: () => unknown) {
  const known = steps.get(t)
  if (known) return void known.push(undo)

  const mine = [undo]
  steps.set(t, mine)
  t.after(async () => {
    for (const step of mine.reverse()) await step()
  })
}
