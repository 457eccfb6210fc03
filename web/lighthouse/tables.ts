import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

const DOCUMENT = fileURLToPath(new URL('../../docs/performance.md', import.meta.url))

/** Returns the median; of an even number of values the higher one in the middle. */
export function median(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)]!
}

/** Returns a row of a table in Markdown. */
export function row(...cells: (string | number)[]): string {
  return `| ${cells.join(' | ')} |`
}

/** Replaces what a command wrote into `docs/performance.md` before, between two comments that name it. */
export async function writeBetween(command: string, text: string): Promise<void> {
  const [begin, end] = [`<!-- written by ${command} -->`, `<!-- to here by ${command} -->`]
  const document = await readFile(DOCUMENT, 'utf8')
  const [before] = document.split(begin)
  const [, after] = document.split(end)
  await writeFile(DOCUMENT, `${before}${begin}\n\n${text}\n\n${end}${after}`)
}
