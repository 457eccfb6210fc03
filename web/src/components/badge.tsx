import type { ReactNode } from 'react'
import { classes } from '@/lib/classes'

const VARIANTS = {
  neutral: 'bg-sunken text-soft',
  primary: 'bg-primary-tint text-primary',
  accent: 'bg-accent-tint text-accent-ink',
  success: 'bg-success-tint text-success',
  danger: 'bg-danger-tint text-danger',
  info: 'bg-info-tint text-info',
  /** For badges on photos and prominent counts. */
  solid: 'bg-danger text-on-danger',
}

type Props = { children: ReactNode; variant?: keyof typeof VARIANTS; className?: string }

/** A short label or count. */
export function Badge({ children, variant = 'neutral', className }: Props) {
  return (
    <span
      className={classes(
        'forced-edge inline-flex h-6 w-fit items-center gap-1 rounded-full px-2.5 text-xs font-semibold whitespace-nowrap [&>svg]:size-3.5',
        VARIANTS[variant],
        className
      )}
    >
      {children}
    </span>
  )
}
