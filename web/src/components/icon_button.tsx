import { Slot } from 'radix-ui'
import type { ComponentProps, ReactNode } from 'react'
import { Tooltip } from '@/components/tooltip'
import { classes } from '@/lib/classes'

const LOOKS = {
  ghost: 'text-ink hover:bg-primary-tint hover:text-primary',
  outline: 'border border-control bg-surface text-ink hover:border-primary hover:text-primary',
  primary: 'bg-primary text-on-primary hover:bg-primary-strong',
  secondary: 'bg-primary-tint text-primary hover:brightness-95 dark:hover:brightness-125',
  /** Over a photo. */
  floating: 'bg-surface/90 text-ink shadow-soft backdrop-blur hover:text-primary',
}

type Props = Omit<ComponentProps<'button'>, 'aria-label'> & {
  /** Says what it does, to screen readers and in a tooltip. */
  label: string
  icon: ReactNode
  variant?: keyof typeof LOOKS
  /** Lends its looks to its one child, such as a link. */
  asChild?: boolean
}

/** A 44 px button that shows only an icon. */
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
          LOOKS[variant],
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
