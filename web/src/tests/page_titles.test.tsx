import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { stubRequests } from '@/tests/stub_requests'
import { camera } from '@/tests/camera'
import { asha } from '@/tests/member'
import { renderApp } from '@/tests/render_app'

test.each([
  ['/', 'Saajha: rent anything, anywhere'],
  ['/search?filter=featured', 'Featured Rentals | Saajha'],
  ['/search', 'Things on rent | Saajha'],
  ['/search?q=tent&location=Pune%2C+Maharashtra', 'tent on rent in Pune | Saajha'],
  ['/search?category=camera', 'Cameras on rent | Saajha'],
  ['/search?favorites=true', 'Your favorites | Saajha'],
  ['/category/spaceships', 'Category Not Found | Saajha'],
  ['/item/i1', 'Canon EOS R6 on rent in Pune | Saajha'],
  ['/item/gone', 'Item not found | Saajha'],
  ['/create-listing', 'List Your Item | Saajha'],
  ['/item/i1/edit', 'Edit Your Listing | Saajha'],
  ['/dashboard', 'Dashboard | Saajha'],
  ['/profile/edit', 'Edit Profile | Saajha'],
  ['/nowhere', '404 Page Not Found | Saajha'],
])('the title of %s is %s', async (path, title) => {
  stubRequests({
    'GET /api/auth/user': { body: asha },
    'GET /api/categories': { body: [] },
    'GET /api/items/i1': { body: camera },
  })
  renderApp(path)
  await waitFor(() => expect(document.title).toBe(title))
})
