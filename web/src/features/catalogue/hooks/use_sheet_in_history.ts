import { useLocation, useNavigate } from 'react-router-dom'

/** A sheet that is a step of its own: the phone's Back closes it, rather than leave the page. */
export function useSheetInHistory() {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()

  return {
    isOpen: (state as { isSheetOpen?: boolean } | null)?.isSheetOpen === true,
    open: () =>
      void navigate(
        { pathname, search },
        { state: { isSheetOpen: true }, preventScrollReset: true }
      ),
    close: () => void navigate(-1),
  }
}
