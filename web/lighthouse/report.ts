import { readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'

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

const BEGIN = '<!-- written by npm run lighthouse -->'
const END = '<!-- to here by npm run lighthouse -->'
const DOCUMENT = fileURLToPath(new URL('../../docs/performance.md', import.meta.url))
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
  const document = await readFile(DOCUMENT, 'utf8')
  const [before] = document.split(BEGIN)
  const [, after] = document.split(END)
  await writeFile(DOCUMENT, `${before}${BEGIN}\n\n${report}\n\n${END}${after}`)
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
  const sorted = visits.map((visit) => visit[figure]).sort((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)]!
}

function machine(): string {
  const version = process.versions.node
  return `Medians of three visits, on a machine of ${availableParallelism()} processors, Node ${version}.`
}

function row(...cells: (string | number)[]): string {
  return `| ${cells.join(' | ')} |`
}
