/** Path patterns of every page of the web app; any other path returns the app's 404 page with status 404. */
export const WEB_ROUTES = [
  '/',
  '/category/:slug',
  '/item/:id',
  '/items/:id',
  '/create-listing',
  '/edit-listing/:id',
  '/item/:id/edit',
  '/contact/:id',
  '/search',
  '/dashboard',
  '/profile/edit',
  '/admin',
] as const
