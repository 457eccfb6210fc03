/** The error's kind and place only: its message may quote what a person wrote. */
export function errorKind(error: unknown): string {
  if (!(error instanceof Error)) return 'Something that is not an error was thrown'
  const [place] = stackFrames(error)
  const code = 'code' in error ? ` ${String(error.code)}` : ''
  return `${error.name}${code} ${place ?? ''}`.trim()
}

/** Where an error was thrown, innermost call first, without its message. */
export function stackFrames(error: unknown): string[] {
  if (!(error instanceof Error)) return []
  const lines = error.stack?.split('\n').map((line) => line.trim()) ?? []
  return lines.filter((line) => /^at .+:\d+:\d+\)?$/.test(line))
}
