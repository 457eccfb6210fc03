import { Tabs as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

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

/** A tab list with one visible panel. */
export function Tabs<Value extends string>(props: Props<Value>) {
  const { label, tabs, value, onValueChange, className } = props

  return (
    <Radix.Root
      value={value}
      onValueChange={(next) => onValueChange(next as Value)}
      className={className}
    >
      <Radix.List
        aria-label={label}
        className="relative flex gap-1 overflow-x-auto rounded-card bg-sunken p-1"
      >
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            disabled={tab.disabled}
            className="inline-flex min-h-11 flex-1 items-center justify-center gap-2 rounded-control px-4 font-semibold whitespace-nowrap text-soft transition hover:text-ink -outline-offset-2 disabled:opacity-55 data-[state=active]:bg-raised data-[state=active]:text-primary data-[state=active]:shadow-soft data-[state=active]:forced-selected"
          >
            {tab.label}
            {tab.badge}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className="mt-5 rounded-control">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}
