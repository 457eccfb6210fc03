// Runs before the first paint, so that a dark page never flashes light.
;(function () {
  let choice = null
  try {
    choice = localStorage.getItem('theme')
  } catch {
    // Storage may be off; the device's preference then decides.
  }
  const deviceIsDark = window.matchMedia('(prefers-color-scheme: dark)').matches
  const isDark = choice === 'dark' || (choice !== 'light' && deviceIsDark)
  document.documentElement.classList.add(isDark ? 'dark' : 'light')
})()
