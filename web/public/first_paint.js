;(function () {
  let theme = null
  let storedLanguage = null
  try {
    theme = localStorage.getItem('theme')
    storedLanguage = localStorage.getItem('language')
  } catch {}
  if (theme !== 'dark' && theme !== 'light')
    theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  const root = document.documentElement
  root.classList.add(theme)

  const requested = known(new URLSearchParams(location.search).get('lang'))
  const chosen = known((/(?:^|; )language=(\w+)/.exec(document.cookie) || [])[1])
  const language = requested || chosen || known(storedLanguage)
  root.lang = language || 'en'
  if (!language && /(^|,)hi\b/i.test(navigator.languages)) root.dataset.offersHindi = ''
  if (language && !chosen) {
    const secure = location.protocol === 'https:' ? '; secure' : ''
    document.cookie = `language=${language}; path=/; max-age=31536000; samesite=lax${secure}`
  }

  function known(language) {
    return language === 'hi' || language === 'en' ? language : null
  }
})()
