import { createPath, type createBrowserRouter } from 'react-router-dom'

type Router = ReturnType<typeof createBrowserRouter>

const TRIED = 'loaded-afresh'

let router: Router | undefined

/** Names the router whose pages `reloadForNewBuild` opens. */
export function reloadsForNewBuild(running: Router): void {
  router = running
}

/**
 * Loads the page that is on its way afresh, where its script is gone: a tab that was opened before a release asks for what
 * the old one was built with. Once for an address; what fails again, or without a network, stays a failure. Returns whether
 * it did.
 */
export function reloadForNewBuild(): boolean {
  const location = router?.state.navigation.location
  if (!location || !navigator.onLine) return false
  const path = createPath(location)
  if (sessionStorage.getItem(TRIED) === path) return false
  sessionStorage.setItem(TRIED, path)
  window.location.assign(path)
  return true
}
