import { createPath, type createBrowserRouter } from 'react-router-dom'

type Router = ReturnType<typeof createBrowserRouter>

const RELOADED_PATH_KEY = 'reloaded-for-new-build'

let router: Router | undefined

/** Sets the router whose pending navigation `reloadForNewBuild` reloads. */
export function reloadsForNewBuild(running: Router): void {
  router = running
}

/**
 * Loads the URL of the pending navigation with a full page load, for tabs opened before a release, whose scripts are gone.
 * Reloads a URL once and only while online. Returns whether the page is reloaded.
 */
export function reloadForNewBuild(): boolean {
  const location = router?.state.navigation.location
  if (!location || !navigator.onLine) return false
  const path = createPath(location)
  try {
    if (sessionStorage.getItem(RELOADED_PATH_KEY) === path) return false
    sessionStorage.setItem(RELOADED_PATH_KEY, path)
  } catch {
    // Without storage a page that fails again would reload for ever.
    return false
  }
  window.location.assign(path)
  return true
}
