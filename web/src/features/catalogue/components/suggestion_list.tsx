import {
  SuggestionPanel,
  type OfferPanelProps,
} from '@/features/catalogue/components/suggestion_panel'
import {
  useCitySuggestions,
  useSearchSuggestions,
} from '@/features/catalogue/hooks/use_suggestion_groups'

export type SuggestionListProps = Omit<OfferPanelProps, 'groups' | 'onForget'> & {
  /** What is in the box. */
  text: string
  suggestions: 'searches' | 'cities'
}

/** What is offered below a box while it is open. */
export function SuggestionList({ suggestions, text, ...panel }: SuggestionListProps) {
  return suggestions === 'cities' ? (
    <CitySuggestions text={text} {...panel} />
  ) : (
    <SearchSuggestions text={text} {...panel} />
  )
}

function SearchSuggestions({ text, ...panel }: Omit<SuggestionListProps, 'suggestions'>) {
  const { groups, forget } = useSearchSuggestions(text)
  return <SuggestionPanel groups={groups} onForget={forget} {...panel} />
}

function CitySuggestions({ text, ...panel }: Omit<SuggestionListProps, 'suggestions'>) {
  return <SuggestionPanel groups={useCitySuggestions(text)} {...panel} />
}
