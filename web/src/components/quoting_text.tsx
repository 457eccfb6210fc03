import { langOf } from '@/lib/text/lang_of'

type Props = {
  /** A text of the product that may contain the quote. */
  sentence: string
  /** A member's text, such as a listing's title. */
  quote: string | null | undefined
}

/** A sentence whose first quote is marked with its language, if that is not the page's. */
export function QuotingText({ sentence, quote }: Props) {
  const lang = quote ? langOf(quote) : undefined
  if (!quote || !lang || !sentence.includes(quote)) return sentence
  const start = sentence.indexOf(quote)

  return (
    <>
      {sentence.slice(0, start)}
      <span lang={lang}>{quote}</span>
      {sentence.slice(start + quote.length)}
    </>
  )
}
