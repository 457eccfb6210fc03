/** What must become of a file: the status it is refused with, or `clean`: taken, and shown without what it hid. */
export type Outcome = 'clean' | 413 | 415 | 422

/** A file that somebody sends to do harm, made by code, and what must become of it. */
export type HostileFile = { name: string; bytes: Buffer; type: string; outcome: Outcome }

/** Stands in every place where a file can hide something: it must not be in what people are shown. */
export const HIDDEN = '<script>alert("hidden")</script>'

/** Files of one type that share their outcome, by their names. */
export function all(
  outcome: Outcome,
  type: string,
  files: Record<string, Buffer | string>
): HostileFile[] {
  return Object.entries(files).map(([name, bytes]) => {
    return { name, bytes: Buffer.from(bytes as string, 'latin1'), type, outcome }
  })
}
