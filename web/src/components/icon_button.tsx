import { Slot } from 'radix-ui'
import type { ComponentProps, ReactNode } from 'react'
import { Tooltip } from '@/components/tooltip'
import { classes } from '@/lib/classes'

const VARIANTS = {
  ghost: 'text-ink hover:bg-primary-tint hover:text-primary',
  outline: 'border border-control bg-surface text-ink hover:border-primary hover:text-primary',
  primary: 'forced-edge bg-primary text-on-primary hover:bg-primary-strong',
  secondary:
    'forced-edge bg-primary-tint text-primary hover:brightness-95 dark:hover:brightness-125',
  /** For buttons on photos. */
  floating: 'forced-edge bg-surface/90 text-ink shadow-soft backdrop-blur hover:text-primary',
}

type Props = Omit<ComponentProps<'button'>, 'aria-label'> & {
  /** The accessible name, also shown as a tooltip. */
  label: string
  icon: ReactNode
  variant?: keyof typeof VARIANTS
  /** Styles its only child, such as a link. */
  asChild?: boolean
}

/** A button of 44 px that shows only an icon. */
export function IconButton(props: Props) {
  const { label, icon, variant = 'ghost', asChild = false, className, children, ...rest } = props
  const Tag = asChild ? Slot.Root : 'button'

  return (
    <Tooltip text={label}>
      <Tag
        type={asChild ? undefined : 'button'}
        aria-label={label}
        className={classes(
          'inline-grid size-11 shrink-0 place-items-center rounded-full transition duration-150',
          'active:scale-95 disabled:opacity-55 [&>svg]:size-5',
          VARIANTS[variant],
          className
        )}
        {...rest}
      >
        {asChild && <Slot.Slottable>{children}</Slot.Slottable>}
        {icon}
      </Tag>
    </Tooltip>
  )
}
