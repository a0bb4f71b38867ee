// Runs before the first paint, so that a dark page never flashes light. Kept apart because the page allows no inline script.
;(() => {
  const chosen = /(?:^|; )theme=(light|dark)/.exec(document.cookie)?.[1]
  const isDark = chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
  document.documentElement.classList.toggle('dark', isDark)
  document.documentElement.classList.toggle('light', !isDark)
})()
