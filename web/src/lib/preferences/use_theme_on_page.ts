import { useEffect } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { writeStored } from '@/lib/preferences/browser_storage'
import { readTheme, selectTheme, THEME_KEY, themeChosen, type Theme } from '@/lib/preferences/theme'

/** Applies the chosen theme to the page, stores it, and follows changes of the device and in other tabs. */
export function useThemeOnPage() {
  const theme = useSelector(selectTheme)
  const dispatch = useDispatch()

  useEffect(() => {
    writeStored(THEME_KEY, theme)
    const device = window.matchMedia('(prefers-color-scheme: dark)')
    const show = () => showTheme(theme, device.matches)
    show()
    device.addEventListener('change', show)
    return () => device.removeEventListener('change', show)
  }, [theme])

  useEffect(() => {
    const follow = (event: StorageEvent) => {
      if (event.key === THEME_KEY) dispatch(themeChosen(readTheme()))
    }
    window.addEventListener('storage', follow)
    return () => window.removeEventListener('storage', follow)
  }, [dispatch])
}

function showTheme(theme: Theme, deviceIsDark: boolean) {
  const isDark = theme === 'dark' || (theme === 'system' && deviceIsDark)
  document.documentElement.classList.toggle('dark', isDark)
  document.documentElement.classList.toggle('light', !isDark)
}
