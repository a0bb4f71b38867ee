/*
 * Brings the page's code once its largest picture is there, or its words where it has none: on a slow network the two
 * would share the line, and the page is read and scrolled without code. Whoever touches or types, or waits for three
 * seconds, has it at once. Stands at the end of the page.
 */
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
  // A picture that is decoded is on the screen one frame later.
  const bringAfterFrame = () => requestAnimationFrame(() => setTimeout(bring))
  // A picture that can't be shown is no reason to wait, and neither is one that is on no screen yet.
  if (picture) picture.decode().then(bringAfterFrame, bring)
  else
    new PerformanceObserver((paints) => {
      if (paints.getEntriesByName('first-contentful-paint').length > 0) bring()
    }).observe({ type: 'paint', buffered: true })
})()
