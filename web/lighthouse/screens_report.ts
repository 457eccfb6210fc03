import type { ScreenVisit } from './visit_on_phone.ts'
import { median, row, writeBetween } from './tables.ts'

/** The visits of one screen in one language. */
export type MeasuredScreen = {
  name: string
  who: string
  language: 'en' | 'hi'
  visits: ScreenVisit[]
}

const HEAD = [
  ['', 'cold, s', 'of home', 'warm, s', 'press, ms', 'shift'],
  ['scripts, kB', 'data, kB', 'pictures, kB', 'requests', 'warm, kB'],
].flat()

/** Prints the medians of each screen, and writes them into the document unless `isWritten` is false. */
export async function writeScreens(
  found: MeasuredScreen[],
  { isWritten }: { isWritten: boolean }
): Promise<void> {
  const home = found.find(({ name, language }) => name === 'home' && language === 'en')
  const rows = found.map(({ name, who, language, visits }) => {
    const figure = (read: (visit: ScreenVisit) => number) => median(visits.map(read))
    const kilobytes = (read: (visit: ScreenVisit) => number) => Math.round(figure(read) / 1000)
    const cold = figure((visit) => visit.cold.largestContent)
    const ofHome = home && cold / median(home.visits.map((visit) => visit.cold.largestContent))
    return row(
      `${name}${language === 'hi' ? ', Hindi' : ''}${who === 'guest' ? '' : ` (${who})`}`,
      (cold / 1000).toFixed(1),
      ofHome?.toFixed(2) ?? '',
      (figure((visit) => visit.warm.largestContent) / 1000).toFixed(1),
      figure((visit) => visit.pressed),
      figure((visit) => visit.cold.shift).toFixed(3),
      kilobytes((visit) => visit.cold.bytes.script),
      kilobytes((visit) => visit.cold.bytes.data),
      kilobytes((visit) => visit.cold.bytes.picture),
      figure((visit) => visit.cold.requests),
      kilobytes(({ warm }) => Object.values(warm.bytes).reduce((sum, bytes) => sum + bytes, 0))
    )
  })
  const table = [row(...HEAD), row('---', ...HEAD.slice(1).map(() => '--:')), ...rows].join('\n')
  console.log(table)
  if (isWritten) await writeBetween('npm run lighthouse:screens', table)
}
