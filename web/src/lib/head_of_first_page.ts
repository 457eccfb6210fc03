import type { createBrowserRouter } from 'react-router-dom'

/** Takes away what the server said of the first page alone, such as the address to share, once another one is shown. */
export function dropHeadOfFirstPage(router: ReturnType<typeof createBrowserRouter>) {
  const { pathname } = router.state.location
  const stop = router.subscribe(({ location }) => {
    if (location.pathname === pathname) return
    stop()
    for (const element of document.head.querySelectorAll('[data-of-page]')) element.remove()
  })
}
