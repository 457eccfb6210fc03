import {
  SuggestionPanel,
  type SuggestionPanelProps,
} from '@/features/catalogue/components/suggestions/suggestion_panel'
import {
  useCitySuggestions,
  useSearchSuggestions,
} from '@/features/catalogue/hooks/use_suggestion_groups'

export type SuggestionListProps = Omit<SuggestionPanelProps, 'groups' | 'onClear'> & {
  /** The text of the input. */
  text: string
  suggestions: 'searches' | 'cities'
}

/** The suggestions below an open input. */
export function SuggestionList({ suggestions, text, ...panel }: SuggestionListProps) {
  return suggestions === 'cities' ? (
    <CitySuggestions text={text} {...panel} />
  ) : (
    <SearchSuggestions text={text} {...panel} />
  )
}

function SearchSuggestions({ text, ...panel }: Omit<SuggestionListProps, 'suggestions'>) {
  const { groups, forget } = useSearchSuggestions(text)
  return <SuggestionPanel groups={groups} onClear={forget} {...panel} />
}

function CitySuggestions({ text, ...panel }: Omit<SuggestionListProps, 'suggestions'>) {
  return <SuggestionPanel groups={useCitySuggestions(text)} {...panel} />
}
