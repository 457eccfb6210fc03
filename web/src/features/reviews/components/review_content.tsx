import type { BookingSide } from '@saajha/contract/booking'
import type { ReviewMark } from '@saajha/contract/review'
import { Stars } from '@/features/reviews/components/stars'
import { markName } from '@/features/reviews/mark_name'
import { langOf } from '@/lib/text/lang_of'

type Props = {
  /** The side of the author. */
  by: BookingSide
  stars: number
  marks: readonly ReviewMark[]
  text: string | null
}

/** Stars, marks and words of a review. Links in its words are not clickable. */
export function ReviewContent({ by, stars, marks, text }: Props) {
  const names = marks.map((mark) => markName(by, mark)).filter((name) => name !== null)

  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Stars count={stars} />
        {names.length > 0 && <span className="text-sm text-soft">{names.join(' · ')}</span>}
      </p>
      {text && (
        <p dir="auto" lang={langOf(text)} className="wrap-anywhere whitespace-pre-line">
          {text}
        </p>
      )}
    </>
  )
}
