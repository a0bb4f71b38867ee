// Runs before the first paint, to avoid a light flash in dark mode. A separate file, because the page allows no inline
// script.
;(() => {
  const chosen = /(?:^|; )theme=(light|dark)/.exec(document.cookie)?.[1]
  const isDark = chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
  document.documentElement.classList.toggle('dark', isDark)
  document.documentElement.classList.toggle('light', !isDark)
})()
