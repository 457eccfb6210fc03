import { admin } from '@/messages/admin'

const { hint, move, open, verify, reject } = admin.keys
const KEYS: [keys: string[], what: string][] = [
  [['↑', '↓', 'K', 'J'], move],
  [['Enter'], open],
  [['V'], verify],
  [['R'], reject],
]

/** Keyboard shortcuts of the document list; hidden on touch devices. */
export function KeyHelp({ id }: { id: string }) {
  return (
    <p id={id} className="hidden flex-wrap items-center gap-x-3 gap-y-1 xl:flex">
      {hint}
      {KEYS.map(([keys, what]) => (
        <span key={what} className="inline-flex items-center gap-1">
          {keys.map((key) => (
            <kbd
              key={key}
              className="min-w-6 rounded border border-line bg-surface px-1.5 text-center font-sans text-xs leading-5 font-semibold text-ink"
            >
              {key}
            </kbd>
          ))}{' '}
          {what}
        </span>
      ))}
    </p>
  )
}
