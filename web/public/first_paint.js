// Runs before the first paint, so that a dark page never flashes light and the page names its language from the start.
;(function () {
  let theme = null
  let language = null
  try {
    theme = localStorage.getItem('theme')
    language = localStorage.getItem('language')
  } catch {
    // Storage may be off; the device's preference then decides, in English.
  }
  const deviceIsDark = window.matchMedia('(prefers-color-scheme: dark)').matches
  const isDark = theme === 'dark' || (theme !== 'light' && deviceIsDark)
  document.documentElement.classList.add(isDark ? 'dark' : 'light')
  document.documentElement.lang = language === 'hi' ? 'hi' : 'en'
})()
