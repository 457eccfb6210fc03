import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { QuotingText } from '@/components/quoting_text'

test.each([
  ['Listed by आशा राव, Pune', 'आशा राव', 'Listed by <span lang="hi-IN">आशा राव</span>, Pune'],
  ['Listed by Asha Rao', 'Asha Rao', 'Listed by Asha Rao'],
  ['Listed by the owner', 'आशा राव', 'Listed by the owner'],
  ['Your verified tick was removed', null, 'Your verified tick was removed'],
])('"%s" with the quote %s is rendered as %s', (sentence, quote, html) => {
  const { container } = render(<QuotingText sentence={sentence} quote={quote} />)
  expect(container.innerHTML).toBe(html)
})
