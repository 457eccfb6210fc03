import type { ReactNode } from 'react'

/** Components of one kind, side by side. */
export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>
}
