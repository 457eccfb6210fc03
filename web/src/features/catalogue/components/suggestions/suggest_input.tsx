import {
  lazy,
  Suspense,
  useId,
  useRef,
  useState,
  type ComponentProps,
  type ComponentType,
  type KeyboardEvent,
  type RefObject,
} from 'react'
import type { SuggestionListProps } from '@/features/catalogue/components/suggestions/suggestion_list'
import type { SuggestionTarget } from '@/features/catalogue/hooks/use_search'
import { isComposing } from '@/lib/text/is_composing'

/** Loaded on the first use of an input; without it the input works without suggestions. */
const SuggestionList = lazy(async (): Promise<{ default: ComponentType<SuggestionListProps> }> => {
  try {
    return {
      default: (await import('@/features/catalogue/components/suggestions/suggestion_list'))
        .SuggestionList,
    }
  } catch {
    return { default: () => null }
  }
})

type Props = Omit<ComponentProps<'input'>, 'value' | 'onChange'> & {
  value: string
  onValueChange: (text: string) => void
  /** Called when a suggestion is chosen. */
  onChoose: (target: SuggestionTarget) => void
  /** `cities` for a location input. */
  suggestions?: 'searches' | 'cities'
  /** The element that sets the width of the list; defaults to the input. */
  frame?: RefObject<HTMLElement | null>
}

/** A text input with suggestions; it accepts any text. */
export function SuggestInput(props: Props) {
  const { onValueChange, onChoose, suggestions = 'searches', frame, ...attributes } = props
  const [isOpen, setOpen] = useState(false)
  const [isShown, setShown] = useState(false)
  const [activeId, setActiveId] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const id = useId()

  const turn = (open: boolean) => {
    setOpen(open)
    setActiveId(null)
    if (!open) setShown(false)
  }
  const openByKey = (event: KeyboardEvent) => {
    if (!isOpen && event.key.startsWith('Arrow') && !isComposing(event.nativeEvent)) turn(true)
  }

  return (
    <>
      <input
        ref={input}
        role="combobox"
        aria-expanded={isShown}
        aria-controls={isShown ? id : undefined}
        aria-autocomplete="list"
        aria-activedescendant={(isShown && activeId) || undefined}
        autoComplete="off"
        onFocus={() => turn(true)}
        onBlur={() => turn(false)}
        onClick={() => turn(true)}
        onKeyDown={openByKey}
        onChange={(event) => {
          onValueChange(event.target.value)
          turn(true)
        }}
        {...attributes}
      />
      {isOpen && (
        <Suspense>
          <SuggestionList
            id={id}
            input={input}
            frame={frame ?? input}
            text={attributes.value}
            suggestions={suggestions}
            activeId={activeId}
            onActive={setActiveId}
            onShown={setShown}
            onClose={() => turn(false)}
            onChoose={(target) => {
              turn(false)
              onChoose(target)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
