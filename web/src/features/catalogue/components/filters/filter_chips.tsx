import { X } from 'lucide-react'
import { Button } from '@/components/button'
import {
  activeFilters,
  withoutFilters,
  type ActiveFilter,
} from '@/features/catalogue/active_filters'
import type { ChangeQuery } from '@/features/catalogue/hooks/use_search_query'
import type { SearchQuery } from '@saajha/contract/search_query'
import { classes } from '@/lib/classes'
import { useFocusOnRemoval } from '@/lib/hooks/use_focus_on_removal'
import { filters as messages } from '@/messages/filters'

type Props = {
  query: SearchQuery
  onChange: ChangeQuery
  /** For narrow screens: in one line, without these. They are shown above it with a way to remove them. */
  shownAbove?: readonly ActiveFilter['name'][] | undefined
}

/** The active filters as chips, each with a button that removes it. */
export function FilterChips({ query, onChange, shownAbove }: Props) {
  const active = activeFilters(query).filter(({ name }) => !shownAbove?.includes(name))
  if (active.length === 0) return null

  return (
    <ul
      aria-label={messages.active}
      className={classes(
        'flex min-w-0 items-center gap-2',
        shownAbove ? '-mx-4 overflow-x-auto px-4' : 'flex-wrap'
      )}
    >
      {active.map(({ name, label, without }) => (
        <Chip key={name} label={label} onRemove={() => onChange(without)} />
      ))}
      <ClearAll onClear={() => onChange(withoutFilters(query))} />
    </ul>
  )
}

function Chip({ label, onRemove }: { label: string; onRemove: () => void }) {
  const chip = useFocusOnRemoval<HTMLLIElement>('[data-filter-chip]')

  return (
    <li ref={chip} className="max-w-full shrink-0">
      <button
        type="button"
        aria-label={messages.remove({ filter: label })}
        onClick={onRemove}
        data-filter-chip
        className="forced-edge flex min-h-11 max-w-full items-center gap-1.5 rounded-full bg-primary-tint pr-3 pl-4 text-sm font-semibold text-primary transition hover:brightness-95 dark:hover:brightness-125"
      >
        <span className="truncate">{label}</span>
        <X aria-hidden className="size-4 shrink-0" />
      </button>
    </li>
  )
}

function ClearAll({ onClear }: { onClear: () => void }) {
  const entry = useFocusOnRemoval<HTMLLIElement>()

  return (
    <li ref={entry} className="shrink-0">
      <Button variant="ghost" onClick={onClear}>
        {messages.clearAll}
      </Button>
    </li>
  )
}
