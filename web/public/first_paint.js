// Runs before the first paint, so that a dark page never flashes light and the page names its language from the start.
;(function () {
  let theme = null
  let storedLanguage = null
  try {
    theme = localStorage.getItem('theme')
    // Where earlier releases kept the language.
    storedLanguage = localStorage.getItem('language')
  } catch {
    // Storage may be off; the device's preference then decides, in English.
  }
  const deviceIsDark = window.matchMedia('(prefers-color-scheme: dark)').matches
  const isDark = theme === 'dark' || (theme !== 'light' && deviceIsDark)
  document.documentElement.classList.add(isDark ? 'dark' : 'light')

  const requested = known(new URLSearchParams(location.search).get('lang'))
  const chosen = known((/(?:^|; )language=(\w+)/.exec(document.cookie) || [])[1])
  const language = requested || chosen || known(storedLanguage)
  document.documentElement.lang = language || 'en'
  // The prerendered shell leaves room for the offer of Hindi.
  if (!language && navigator.languages.some((tag) => /^hi\b/i.test(tag)))
    document.documentElement.dataset.offersHindi = ''
  if (language && !chosen) {
    const secure = location.protocol === 'https:' ? '; secure' : ''
    document.cookie = `language=${language}; path=/; max-age=31536000; samesite=lax${secure}`
  }

  function known(language) {
    return language === 'hi' || language === 'en' ? language : null
  }
})()
