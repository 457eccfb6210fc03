import logger from '@adonisjs/core/services/logger'

/** The lines of a level about a component, by how they begin, logged from now on in place of their output. */
export function logged(
  level: 'info' | 'warn' | 'error',
  component: string,
  cleanup: (undo: () => void) => void
): unknown[][] {
  const lines: unknown[][] = []
  const original = logger[level]
  logger[level] = ((...line: unknown[]) => {
    if (String(line.at(-1)).startsWith(component)) lines.push(line)
  }) as typeof original
  cleanup(() => void (logger[level] = original))
  return lines
}
