/* Loads the page's code after its largest picture, or after its text if it has none: on slow networks both would
   compete, and reading and scrolling need no code. Input, or three seconds, start it at once. Runs at the end of the
   page. */
;(() => {
  const { entry, modules } = document.currentScript.dataset
  const longestWait = 3000
  const acts = ['pointerdown', 'touchstart', 'keydown']
  let isAsked = false

  function bring() {
    if (isAsked) return
    isAsked = true
    for (const act of acts) removeEventListener(act, bring, true)
    const links = modules
      .split(' ')
      .map((href) => Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
    const script = Object.assign(document.createElement('script'), { type: 'module', src: entry })
    document.head.append(...links, script)
  }

  for (const act of acts) addEventListener(act, bring, { capture: true, passive: true })
  setTimeout(bring, longestWait)
  const picture = document.querySelector('img[fetchpriority=high]')
  // A decoded picture is painted one frame later.
  const bringAfterFrame = () => requestAnimationFrame(() => setTimeout(bring))
  // Broken or off-screen pictures do not delay it.
  if (picture) picture.decode().then(bringAfterFrame, bring)
  else
    new PerformanceObserver((paints) => {
      if (paints.getEntriesByName('first-contentful-paint').length > 0) bring()
    }).observe({ type: 'paint', buffered: true })
})()
