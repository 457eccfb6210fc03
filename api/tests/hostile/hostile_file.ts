/** The expected outcome: a status of rejection, or `clean`: accepted, and served without its hidden content. */
export type Outcome = 'clean' | 413 | 415 | 422

/** A generated hostile file and its expected outcome. */
export type HostileFile = { name: string; bytes: Buffer; type: string; outcome: Outcome }

/** Planted in every place where a file can hide content; must not be served. */
export const HIDDEN = '<script>alert("hidden")</script>'

/** Builds files of one type with the same outcome, by name. */
export function all(
  outcome: Outcome,
  type: string,
  files: Record<string, Buffer | string>
): HostileFile[] {
  return Object.entries(files).map(([name, bytes]) => {
    return { name, bytes: Buffer.from(bytes as string, 'latin1'), type, outcome }
  })
}
