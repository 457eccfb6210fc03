/** The name, code and first stack frame of an error. Omits its message: it may quote user input. */
export function errorKind(error: unknown): string {
  if (!(error instanceof Error)) return 'Something that is not an error was thrown'
  const [frame] = stackFrames(error)
  const code = 'code' in error ? ` ${String(error.code)}` : ''
  return `${error.name}${code} ${frame ?? ''}`.trim()
}

/** The stack frames of an error, innermost call first, without its message. */
export function stackFrames(error: unknown): string[] {
  if (!(error instanceof Error)) return []
  const lines = error.stack?.split('\n').map((line) => line.trim()) ?? []
  return lines.filter((line) => /^at .+:\d+:\d+\)?$/.test(line))
}
