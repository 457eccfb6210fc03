import { availableParallelism } from 'node:os'
import { median as medianOf, row, writeBetween } from './tables.ts'

/** The result of one visit: scores out of 100, milliseconds, and transferred bytes. */
export type Visit = {
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  firstContent: number
  largestContent: number
  blocked: number
  shifted: number
  bytes: number
  faults: string[]
}

const HEAD = [
  ['', 'performance', 'accessibility', 'best practices', 'SEO'],
  ['first content, s', 'of English', 'largest content, s', 'blocked, ms', 'shift', 'kB'],
].flat()

/** The name of a page in Hindi. Its first content is compared with the first content of the page of this name. */
export const inHindi = (page: string) => `${page}, Hindi`

/** Prints the medians and audit failures of each page and writes the figures into the document. */
export async function writeReport(found: Map<string, Visit[]>): Promise<void> {
  const firstContent = (page: string) => median(found.get(page)!, 'firstContent')
  const ratios = new Map(
    [...found.keys()]
      .filter((page) => found.has(inHindi(page)))
      .map((page) => [inHindi(page), firstContent(inHindi(page)) / firstContent(page)])
  )
  const rows = [...found].map(([page, visits]) => row(page, ...cells(visits, ratios.get(page))))
  const line = row('---', ...HEAD.slice(1).map(() => '--:'))
  const report = [machine(), [row(...HEAD), line, ...rows].join('\n')].join('\n\n')
  console.log(report)
  for (const [page, visits] of found)
    for (const fault of new Set(visits.flatMap(({ faults }) => faults)))
      console.log(`${page}: ${fault}`)
  await writeBetween('npm run lighthouse', report)
}

function cells(visits: Visit[], ofEnglish?: number): (string | number)[] {
  const figure = (name: Figure) => median(visits, name)
  return [
    figure('performance'),
    figure('accessibility'),
    figure('bestPractices'),
    figure('seo'),
    (figure('firstContent') / 1000).toFixed(1),
    ofEnglish?.toFixed(2) ?? '',
    (figure('largestContent') / 1000).toFixed(1),
    Math.round(figure('blocked')),
    figure('shifted').toFixed(3),
    Math.round(figure('bytes') / 1000),
  ]
}

type Figure = keyof Omit<Visit, 'faults'>

function median(visits: Visit[], figure: Figure): number {
  return medianOf(visits.map((visit) => visit[figure]))
}

function machine(): string {
  const version = process.versions.node
  return `Medians of three visits, on a machine of ${availableParallelism()} processors, Node ${version}.`
}
