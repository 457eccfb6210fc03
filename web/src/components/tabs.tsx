import { useId, type KeyboardEvent, type ReactNode } from 'react'

type Tab<Value extends string> = {
  value: Value
  label: ReactNode
  content: ReactNode
  /** A count next to the label. */
  badge?: ReactNode
  disabled?: boolean
}

type Props<Value extends string> = {
  /** The accessible name of the tab list. */
  label: string
  tabs: readonly Tab<Value>[]
  value: Value
  onValueChange: (value: Value) => void
  className?: string
}

/** A tab list with one visible panel. Arrow keys, Home and End choose another tab. */
export function Tabs<Value extends string>(props: Props<Value>) {
  const { label, tabs, value, onValueChange, className } = props
  const id = useId()

  return (
    <div className={className}>
      <div
        role="tablist"
        aria-label={label}
        onKeyDown={chooseByKey}
        className="relative flex gap-1 overflow-x-auto rounded-card bg-sunken p-1"
      >
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-tab-${tab.value}`}
            aria-selected={tab.value === value}
            aria-controls={`${id}-panel-${tab.value}`}
            tabIndex={tab.value === value ? 0 : -1}
            disabled={tab.disabled}
            onClick={() => tab.value !== value && onValueChange(tab.value)}
            className="inline-flex min-h-11 flex-1 items-center justify-center gap-2 rounded-control px-4 font-semibold whitespace-nowrap text-soft transition hover:text-ink -outline-offset-2 disabled:opacity-55 aria-selected:bg-raised aria-selected:text-primary aria-selected:shadow-soft aria-selected:forced-selected"
          >
            {tab.label}
            {tab.badge}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.value}
          role="tabpanel"
          id={`${id}-panel-${tab.value}`}
          aria-labelledby={`${id}-tab-${tab.value}`}
          tabIndex={0}
          hidden={tab.value !== value}
          className="mt-5 rounded-control"
        >
          {tab.value === value && tab.content}
        </div>
      ))}
    </div>
  )
}

/** Focuses and chooses the tab to which a key leads. Keys with a modifier belong to the browser. */
function chooseByKey(event: KeyboardEvent<HTMLElement>) {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]:enabled')]
  const at = tabs.findIndex((tab) => tab === event.target)
  const steps: Record<string, number> = {
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
    Home: 0,
    End: -1,
  }
  const to = steps[event.key]
  if (to === undefined) return
  event.preventDefault()
  const next = tabs.at(to % tabs.length)
  next?.focus()
  next?.click()
}
