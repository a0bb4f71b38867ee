/*
 * What is pressed and chosen before React has taken the page over: pressed buttons show at once that they were heard,
 * and everything is done in its order, once, when the screen says `hydrated`. Runs before the first paint, and stands
 * apart because the page allows no inline script. Links and forms that work by themselves are left to the browser; typed
 * words stay in their fields, which tell React of them (`useEarlyInput`, `useForm`).
 */
;(() => {
  const { heard, failed } = document.currentScript.dataset
  const pressable =
    'button, [role=button], [role=tab], [role=switch], [role=menuitem], [role=option], input[type=submit], input[type=button], input[type=image], input[type=reset]'
  const choosable = 'input[type=radio], input[type=checkbox]'
  /** In the order they happened. */
  const acts = []
  let hasTyped = false
  /** While a kept act is done: a submit that follows from it is trusted, and must reach the page. */
  let isDoing = false
  let status

  /** How to find an element again where React made the page anew. */
  function placeOf(element) {
    const steps = []
    for (let at = element; at.parentElement; at = at.parentElement)
      steps.unshift([...at.parentElement.children].indexOf(at))
    return { element, id: element.id, steps, looks: looksOf(element) }
  }
  const looksOf = (element) =>
    [element.tagName, element.type, element.getAttribute('aria-label'), element.textContent].join('\n')
  function elementAt({ element, id, steps, looks }) {
    if (element.isConnected) return element
    const found =
      (id && document.getElementById(id)) || steps.reduce((at, step) => at?.children[step], document.documentElement)
    return found && looksOf(found) === looks ? found : undefined
  }

  function say(text) {
    if (!status) {
      status = document.createElement('div')
      status.className = 'early-status'
      status.setAttribute('role', 'status')
      document.body.append(status)
    }
    // A reader hears what comes into a region that was there before.
    requestAnimationFrame(() => (status.textContent = text))
  }

  function mark(element) {
    if (element.hasAttribute('aria-busy')) return
    element.setAttribute('data-heard', '')
    element.setAttribute('aria-busy', 'true')
    say(heard)
  }
  function unmark(element) {
    if (!element.hasAttribute('data-heard')) return
    element.removeAttribute('data-heard')
    element.removeAttribute('aria-busy')
  }

  function keep(kind, element, more) {
    acts.push({ kind, place: placeOf(element), page: location.pathname, ...more })
  }

  /** Searching needs no script: its address is made of what was typed. */
  const worksByItself = (form) =>
    form?.hasAttribute('action') && form.method === 'get' && !form.querySelector('[type=password]')

  function stop(event) {
    event.preventDefault()
    event.stopImmediatePropagation()
  }

  /** A link whose address follows from what was typed or chosen, where something was. */
  const isHeld = (link, { metaKey, ctrlKey, shiftKey, altKey }) =>
    link.hasAttribute('data-needs-script') &&
    (hasTyped || acts.length > 0) &&
    !(metaKey || ctrlKey || shiftKey || altKey)

  /** Words are written into it: React hears of them as they come. */
  const isWritten = (element) => element.matches('input, textarea, select') && !element.matches(choosable)
  const isOfScreen = ({ target }) => target instanceof Element && target.closest('#main') !== null

  /**
   * What a press consists of beside its click. React would make the whole screen live at once for any of it, for 300 ms
   * on a slow phone, and the press be seen only then; without it, it goes on in small steps.
   */
  function onPartOfPress(event) {
    if (event.isTrusted && !isDoing && isOfScreen(event) && !isWritten(event.target)) event.stopImmediatePropagation()
  }

  function onClick(event) {
    if (!event.isTrusted || event.button > 0) return
    const element = event.target.closest(`${pressable}, ${choosable}, a[href], summary`)
    if (!element) onPartOfPress(event)
    if (!element || element.matches('summary')) return
    if (element.matches('a[href]') && !isHeld(element, event)) return
    if (element.matches(choosable)) {
      // The browser shows the choice; the page is told later.
      event.stopImmediatePropagation()
      keep('choose', element, { isChecked: element.checked })
      return
    }
    if (element.matches('[type=submit], button:not([type])') && worksByItself(element.form)) return
    stop(event)
    // Who presses again because nothing happens yet means it once.
    const isAgain = element.hasAttribute('data-heard') && !element.hasAttribute('data-each-press')
    mark(element)
    if (!isAgain) keep('press', element)
  }

  function onSubmit(event) {
    if (isDoing || !event.isTrusted || worksByItself(event.target)) return
    stop(event)
    if (!acts.some(({ kind, place }) => kind === 'submit' && place.element === event.target))
      keep('submit', event.target)
  }

  const onInput = () => (hasTyped = true)

  const done = {
    press: (element) => element.click(),
    submit: (form) => form.requestSubmit(),
    // The browser has done it already: undone and done again, it is a change to React too.
    choose: (element, { isChecked }) => {
      element.checked = !isChecked
      element.click()
    }
  }

  /** Lets React take in one before the next. */
  const soon = () =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => {
        port1.close()
        resolve()
      })
      port1.start()
      port2.postMessage(undefined)
    })

  async function doAll() {
    await soon()
    while (acts.length > 0) {
      const { kind, place, page, ...more } = acts.shift()
      unmark(place.element)
      const element = elementAt(place)
      if (element && page === location.pathname && !element.disabled) {
        isDoing = true
        done[kind](element, more)
        isDoing = false
      }
      await soon()
    }
    forget()
    document.documentElement.dataset.hydrated = ''
  }

  /** The page stays as it is: nothing is waited for any more. */
  function onFailed({ target }) {
    if (!(target instanceof HTMLScriptElement) || target.type !== 'module') return
    forget()
    say(failed)
    status.setAttribute('data-shown', '')
  }

  const listeners = [
    ['click', onClick],
    ['submit', onSubmit],
    ['input', onInput],
    ['error', onFailed],
    ...[
      'pointerdown',
      'mousedown',
      'touchstart',
      'pointerup',
      'mouseup',
      'touchend',
      'focusin',
      'focusout',
      'input',
      'change'
    ].map((name) => [name, onPartOfPress])
  ]
  function forget() {
    for (const [name, listener] of listeners) removeEventListener(name, listener, true)
    for (const { place } of acts.splice(0)) unmark(place.element)
    if (status) status.textContent = ''
  }
  for (const [name, listener] of listeners) addEventListener(name, listener, true)
  // Who goes back again before the scripts are there is at another address than the one the server made this page for.
  document.documentElement.dataset.madeFor = location.pathname + location.search
  document.addEventListener('hydrated', () => void doAll(), { once: true })
})()
