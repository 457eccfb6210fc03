import type { Page } from 'playwright-core'

type TraceEvent = { name: string; args?: { elementCount?: number } }

/** The largest number of elements whose style the browser computes at once while something happens on a page. */
export async function restyledElements(page: Page, act: () => Promise<void>): Promise<number> {
  const session = await page.context().browser()!.newBrowserCDPSession()
  const counts: number[] = []
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const { name, args } of value as unknown as TraceEvent[])
      if (name === 'UpdateLayoutTree') counts.push(args?.elementCount ?? 0)
  })
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline'] },
  })
  await act()
  const isComplete = new Promise<void>((resolve) =>
    session.once('Tracing.tracingComplete', () => resolve())
  )
  await session.send('Tracing.end')
  await isComplete
  await session.detach()
  return Math.max(...counts)
}
