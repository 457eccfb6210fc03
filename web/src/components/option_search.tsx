import { Search } from 'lucide-react'
import { useId, useMemo, useState, type KeyboardEvent } from 'react'
import { matchingOptions, type Option } from '@/components/matching_options'
import { OptionList, optionId } from '@/components/option_list'
import { isComposing } from '@/lib/text/is_composing'

type Props = {
  options: readonly Option[]
  chosen: Option | undefined
  placeholder: string
  emptyText: string
  onChoose: (option: Option) => void
}

/** The panel of a combobox: a search field and the matching options. The field keeps the focus. */
export function OptionSearch({ options, chosen, placeholder, emptyText, onChoose }: Props) {
  const id = useId()
  const [search, setSearch] = useState('')
  const [active, setActive] = useState(() => ({ at: chosen ? options.indexOf(chosen) : 0 }))
  const shown = useMemo(() => matchingOptions(options, search), [options, search])
  const isEmpty = shown.length === 0

  const find = (text: string) => {
    setSearch(text)
    setActive({ at: 0 })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Keys during a composition belong to the input method.
    if (isComposing(event.nativeEvent) || isEmpty) return
    const to = movedBy(event.key, active.at, shown.length)
    if (to === null && event.key !== 'Enter') return
    event.preventDefault()
    if (to === null) onChoose(shown[active.at]!)
    else setActive({ at: to })
  }

  return (
    <>
      <div className="flex items-center gap-2 border-b border-line px-3.5">
        <Search aria-hidden className="size-4 shrink-0 text-soft" />
        <input
          role="combobox"
          aria-label={placeholder}
          aria-autocomplete="list"
          aria-expanded={!isEmpty}
          aria-controls={id}
          aria-activedescendant={isEmpty ? undefined : optionId(id, active.at)}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          value={search}
          onChange={(event) => find(event.target.value)}
          onKeyDown={onKeyDown}
          placeholder={placeholder}
          className="min-h-12 w-full bg-transparent outline-none placeholder:text-soft"
        />
      </div>
      {!isEmpty && (
        <OptionList
          key={search}
          id={id}
          label={placeholder}
          options={shown}
          active={active}
          chosen={chosen}
          onActive={(at) => setActive({ at })}
          onChoose={onChoose}
        />
      )}
      <p role="status" className={isEmpty ? 'px-3 py-6 text-center text-soft' : 'sr-only'}>
        {isEmpty && emptyText}
      </p>
    </>
  )
}

const PAGE = 6

/** The index after a key press, of `count` options; null for other keys. */
function movedBy(key: string, from: number, count: number): number | null {
  const steps: Record<string, number> = {
    ArrowDown: from + 1,
    ArrowUp: from - 1,
    PageDown: from + PAGE,
    PageUp: from - PAGE,
    Home: 0,
    End: count - 1,
  }
  const to = steps[key]
  return to === undefined ? null : Math.min(Math.max(to, 0), count - 1)
}
