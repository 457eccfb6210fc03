import { combineReducers, configureStore, createListenerMiddleware } from '@reduxjs/toolkit'
import { listenToRecentSearches, recentSearchesSlice } from '@/features/catalogue/recent_searches'
import { favouritesSlice, listenToFavourites } from '@/lib/preferences/favourites'
import { installOfferSlice, listenToInstallOffer } from '@/lib/preferences/install_offer'
import { authDialogSlice } from '@/lib/session/auth_dialog_slice'
import { listenToMyCity, myCitySlice } from '@/lib/preferences/my_city'
import { themeSlice } from '@/lib/preferences/theme'
import { listenToToasts, toastsSlice } from '@/lib/toasts/toasts_slice'

const reducer = combineReducers({
  authDialog: authDialogSlice.reducer,
  favourites: favouritesSlice.reducer,
  installOffer: installOfferSlice.reducer,
  myCity: myCitySlice.reducer,
  recentSearches: recentSearchesSlice.reducer,
  theme: themeSlice.reducer,
  toasts: toastsSlice.reducer,
})

/**
 * Client-only state: which dialog is open, the favourites, the install offer, the visitor's city, the recent
 * searches, the theme and the notices.
 */
export function createStore() {
  const listener = createListenerMiddleware()
  listenToFavourites(listener)
  listenToInstallOffer(listener)
  listenToMyCity(listener)
  listenToRecentSearches(listener)
  listenToToasts(listener)
  return configureStore({
    reducer,
    middleware: (getDefaultMiddleware) => getDefaultMiddleware().prepend(listener.middleware),
  })
}
