import { Popover as Radix } from 'radix-ui'
import { useEffect, type RefObject } from 'react'
import { SuggestionOption } from '@/features/catalogue/components/suggestions/suggestion_option'
import { useSuggestionKeys } from '@/features/catalogue/hooks/use_suggestion_keys'
import type { SuggestionTarget } from '@/features/catalogue/hooks/use_search'
import type { SuggestionGroup } from '@/features/catalogue/suggestion_groups'
import { suggestions as messages } from '@/messages/suggestions'

export type SuggestionPanelProps = {
  id: string
  input: RefObject<HTMLInputElement | null>
  frame: RefObject<HTMLElement | null>
  groups: SuggestionGroup[]
  /** The id of the active line. */
  activeId: string | null
  onActive: (id: string | null) => void
  /** Called with whether the list has any lines. */
  onShown: (isShown: boolean) => void
  onClose: () => void
  onChoose: (target: SuggestionTarget) => void
  /** Removes the recent searches. */
  onClear?: () => void
}

/** The listbox below an input. The focus stays in the input, whose arrow keys move the active line. */
export function SuggestionPanel(props: SuggestionPanelProps) {
  const { id, input, frame, groups, activeId, onActive, onShown, onClose } = props
  const isShown = groups.length > 0
  useEffect(() => onShown(isShown), [isShown, onShown])

  const lines = groups.flatMap((group, at) => [
    ...group.lines.map((line, index) => ({
      ...line,
      group,
      id: `${id}-${at}-${index}`,
      choose: () => props.onChoose(line.target),
    })),
    ...(group.isRecent && props.onClear
      ? [{ text: messages.clearRecent, group, id: `${id}-forget`, choose: props.onClear }]
      : []),
  ])
  useSuggestionKeys({ input, lines, activeId, onActive, onClose })

  return (
    <Radix.Root open={isShown} onOpenChange={onClose}>
      <Radix.Anchor virtualRef={frame} />
      <Radix.Portal>
        <Radix.Content
          role="listbox"
          id={id}
          aria-label={messages.list}
          align="start"
          sideOffset={8}
          avoidCollisions={false}
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          onInteractOutside={(event) => event.target === input.current && event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          className="z-50 max-h-[min(26rem,max(10rem,calc(var(--radix-popover-content-available-height)-1rem)))] w-max max-w-[min(40rem,calc(var(--radix-popover-content-available-width)-1rem))] min-w-[max(min(16rem,calc(100vw-1rem)),var(--radix-popover-trigger-width))] animate-fade-in overflow-y-auto overscroll-contain rounded-card border border-line bg-raised p-1.5 text-ink shadow-lift outline-none"
        >
          {groups.map((group, at) => (
            <div key={at} role="group" aria-label={group.heading ?? messages.list}>
              {group.heading && (
                <div aria-hidden className="px-3 pt-2 pb-1 text-sm font-semibold text-soft">
                  {group.heading}
                </div>
              )}
              {lines
                .filter((line) => line.group === group)
                .map((line) => (
                  <SuggestionOption
                    key={line.id}
                    line={line}
                    isActive={line.id === activeId}
                    onActive={onActive}
                  />
                ))}
            </div>
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
