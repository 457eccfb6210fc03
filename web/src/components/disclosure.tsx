import { ChevronRight } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'

type Props = {
  label: string
  children: ReactNode
  /** Whether the content is open before its first toggle. */
  isInitiallyOpen?: boolean
  /** Keeps the content open, for example while a field in it has an error. */
  isForcedOpen?: boolean
  /** Called when the content is opened. */
  onOpen?: () => void
}

/** Content behind a button that shows and hides it. */
export function Disclosure({
  label,
  children,
  isInitiallyOpen = false,
  isForcedOpen = false,
  onOpen,
}: Props) {
  const [isToggledOpen, setToggledOpen] = useState<boolean>()
  const isOpen = isForcedOpen || (isToggledOpen ?? isInitiallyOpen)
  const details = useInvalidFocus(isOpen, isForcedOpen)

  return (
    <details
      ref={details}
      open={isOpen}
      onToggle={({ currentTarget }) => {
        // The browser has closed it without React: to React the prop has not changed.
        if (isForcedOpen) currentTarget.open = true
        setToggledOpen(currentTarget.open)
        if (currentTarget.open) onOpen?.()
      }}
      className="group rounded-card border border-line bg-surface"
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-card px-4 py-2 font-semibold hover:text-primary [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden
          className="size-5 shrink-0 transition-transform group-open:rotate-90"
        />
        {label}
      </summary>
      <div className="flex flex-col gap-5 px-4 pt-2 pb-4">{children}</div>
    </details>
  )
}

/**
 * When an error opens the content, focuses the first invalid field in it, unless one before it has the focus: a field of
 * closed content cannot take the focus that a form gives it.
 */
function useInvalidFocus(isOpen: boolean, isForcedOpen: boolean) {
  const details = useRef<HTMLDetailsElement>(null)
  const wasOpen = useRef(isOpen)

  useEffect(() => {
    const isOpened = isOpen && !wasOpen.current
    wasOpen.current = isOpen
    if (!isOpened || !isForcedOpen || document.activeElement?.matches('[aria-invalid="true"]'))
      return
    details.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [isOpen, isForcedOpen])
  return details
}
