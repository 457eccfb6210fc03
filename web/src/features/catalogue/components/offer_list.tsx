import { OfferPanel, type OfferPanelProps } from '@/features/catalogue/components/offer_panel'
import { useCityOffers, useSearchOffers } from '@/features/catalogue/hooks/use_offers'

export type OfferListProps = Omit<OfferPanelProps, 'groups' | 'onForget'> & {
  /** What is in the box. */
  text: string
  offers: 'searches' | 'cities'
}

/** What is offered below a box while it is open. */
export function OfferList({ offers, text, ...panel }: OfferListProps) {
  return offers === 'cities' ? (
    <CityOffers text={text} {...panel} />
  ) : (
    <SearchOffers text={text} {...panel} />
  )
}

function SearchOffers({ text, ...panel }: Omit<OfferListProps, 'offers'>) {
  const { groups, forget } = useSearchOffers(text)
  return <OfferPanel groups={groups} onForget={forget} {...panel} />
}

function CityOffers({ text, ...panel }: Omit<OfferListProps, 'offers'>) {
  return <OfferPanel groups={useCityOffers(text)} {...panel} />
}
