import { Slot } from 'radix-ui'
import { useLayoutEffect, useRef, type ComponentProps } from 'react'
import { Spinner } from '@/components/spinner'
import { classes } from '@/lib/classes'

const VARIANTS = {
  primary: 'forced-edge bg-primary text-on-primary shadow-soft hover:bg-primary-strong',
  accent: 'forced-edge bg-accent text-on-accent shadow-soft hover:bg-accent-strong',
  secondary:
    'forced-edge bg-primary-tint text-primary hover:brightness-95 dark:hover:brightness-125',
  outline: 'border border-control bg-surface text-ink hover:border-primary hover:text-primary',
  ghost: 'text-ink hover:bg-primary-tint hover:text-primary',
  danger: 'forced-edge bg-danger text-on-danger shadow-soft hover:bg-danger-strong',
}
const SIZES = {
  md: 'min-h-11 px-[min(1.125rem,6vw)] text-base',
  lg: 'min-h-13 px-[min(1.75rem,8vw)] text-lg',
}

type ButtonProps = ComponentProps<'button'> & {
  variant?: keyof typeof VARIANTS
  size?: keyof typeof SIZES
  /** Shows a spinner and disables the button; `aria-busy` alone shows the spinner. */
  busy?: boolean
  /** Styles its only child, such as a `Link`. */
  asChild?: boolean
}

/** The product's button; `className` is for its position only. */
export function Button(props: ButtonProps) {
  const { variant = 'primary', size = 'md', busy = false, asChild = false, ...rest } = props
  const { className, children, disabled, type = 'button', ...attributes } = rest
  const button = useFocusAfterBusy(busy)
  const styles = classes(
    'inline-flex shrink-0 items-center justify-center gap-2 rounded-control font-semibold',
    'max-w-full text-center transition duration-150 select-none active:scale-[0.98]',
    'disabled:opacity-55 disabled:active:scale-100 [&_svg]:size-5 [&_svg]:shrink-0',
    VARIANTS[variant],
    SIZES[size],
    className
  )

  if (asChild) {
    return (
      <Slot.Root className={styles} {...attributes}>
        {children}
      </Slot.Root>
    )
  }
  return (
    <button
      ref={button}
      type={type}
      className={styles}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      {...attributes}
    >
      {(busy || attributes['aria-busy']) && <Spinner />}
      {/* An element of its own: a browser that translates the page replaces text nodes, and nothing can be inserted before those. */}
      <span className="contents">{children}</span>
    </button>
  )
}

/** Restores the focus that a busy button loses, since it is disabled. */
function useFocusAfterBusy(isBusy: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  const hadFocus = useRef(false)

  useLayoutEffect(() => {
    if (isBusy) hadFocus.current = document.activeElement === button.current
    else if (hadFocus.current && document.activeElement === document.body) button.current?.focus()
  }, [isBusy])
  return button
}
