import { Tooltip } from 'radix-ui'
import type { ReactNode } from 'react'

/** One clock for all tooltips: 700 ms to the first, 300 ms in which the next opens at once. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Tooltip.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </Tooltip.Provider>
  )
}
