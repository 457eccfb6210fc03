import { expect, test } from 'vitest'
import { readPage } from '@/lib/http/read_page'
import { stubRequests } from '@/tests/stub_requests'

test.each([
  ['</api/items?cursor=b>; rel="next"', '/api/items?cursor=b'],
  ['</api/items?cursor=b>; rel=next', '/api/items?cursor=b'],
  ['</api/items?cursor=a>; rel="prev", </api/items?cursor=b>; rel="next"', '/api/items?cursor=b'],
  ['</api/items?cursor=b>; rel="next", </api/items?cursor=a>; rel="prev"', '/api/items?cursor=b'],
  ['</api/items?cursor=a>; rel="prev"', null],
  [undefined, null],
])('the Link header %s makes the next page %s', async (link, next) => {
  stubRequests({
    'GET /api/items': { body: ['i1'], headers: link ? { link } : {}, isUndocumented: true },
  })
  expect(await readPage('/api/items')).toEqual({ entries: ['i1'], next })
})
