import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual'
import { Check } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { Option } from '@/components/matching_options'
import { classes } from '@/lib/classes'

const ROW_PX = 44
const LIST_PX = 288

type Props = {
  id: string
  label: string
  options: readonly Option[]
  /** The index of the active option; a new object with each key press scrolls the option into view. */
  active: { at: number }
  chosen: Option | undefined
  onActive: (index: number) => void
  onChoose: (option: Option) => void
}

/** The virtualized rows of a combobox. Use a new React key for each search. */
export function OptionList({ id, label, options, active, chosen, onActive, onChoose }: Props) {
  const list = useRef<HTMLDivElement>(null)
  // eslint-disable-next-line react-hooks/incompatible-library -- the React compiler would memoize it, but is not used
  const { getTotalSize, getVirtualItems, measureElement, scrollToIndex } = useVirtualizer({
    count: options.length,
    getScrollElement: () => list.current,
    estimateSize: () => ROW_PX,
    initialRect: { width: 0, height: LIST_PX },
    overscan: 6,
    // Always renders the active option: `aria-activedescendant` of the input refers to it.
    rangeExtractor: (range: Range) =>
      [...new Set([...defaultRangeExtractor(range), active.at])].sort((a, b) => a - b),
  })
  useEffect(() => scrollToIndex(active.at), [active, scrollToIndex])

  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={label}
      className="max-h-[min(18rem,max(5.5rem,calc(var(--radix-popover-content-available-height)-3.5rem)))] overflow-y-auto overscroll-contain p-1.5"
    >
      <div role="presentation" className="relative" style={{ height: getTotalSize() }}>
        {getVirtualItems().map(({ index, start }) => {
          const option = options[index]!
          return (
            <div
              key={option.value}
              id={optionId(id, index)}
              ref={measureElement}
              data-index={index}
              role="option"
              aria-posinset={index + 1}
              aria-setsize={options.length}
              aria-selected={index === active.at}
              onPointerMove={() => index !== active.at && onActive(index)}
              onClick={() => onChoose(option)}
              style={{ transform: `translateY(${start}px)` }}
              className={classes(
                'absolute inset-x-0 top-0 flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-item px-3',
                index === active.at && 'forced-selected bg-primary-tint text-primary'
              )}
            >
              {option.label}
              {option === chosen && <Check aria-hidden className="size-4 shrink-0" />}
            </div>
          )
        })}
      </div>
    </div>
  )
}

/** The id of an option's row. */
export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`
}
