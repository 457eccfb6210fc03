/** Every page of the web app, as path patterns; any other path is the app's own 404 page, sent with status 404. */
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
