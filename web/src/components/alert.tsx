import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from '@/lib/classes'

const VARIANTS = {
  info: { Icon: Info, look: 'bg-info-tint [&>svg]:text-info' },
  success: { Icon: CircleCheck, look: 'bg-success-tint [&>svg]:text-success' },
  warning: { Icon: TriangleAlert, look: 'bg-accent-tint [&>svg]:text-accent-ink' },
  danger: { Icon: CircleAlert, look: 'bg-danger-tint [&>svg]:text-danger' },
}

type Props = {
  children: ReactNode
  variant?: keyof typeof VARIANTS
  title?: ReactNode
  action?: ReactNode
  className?: string
}

/** A permanent note on the page; screen readers announce `danger` immediately. */
export function Alert({ children, variant = 'info', title, action, className }: Props) {
  const { Icon, look } = VARIANTS[variant]

  return (
    <div
      role={variant === 'danger' ? 'alert' : 'note'}
      className={classes('flex gap-3 rounded-card p-4', look, className)}
    >
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0 flex-1">
        {title && <p className="font-semibold">{title}</p>}
        <div>{children}</div>
        {action && <div className="mt-3">{action}</div>}
      </div>
    </div>
  )
}
