/* Queues presses and choices made before hydration. Pressed buttons give immediate feedback, and everything is replayed
   in order, once, when the screen signals `hydrated`. Runs before the first paint; a separate file, because the page
   allows no inline script. Native links and forms are left to the browser; typed input stays in its fields, which
   report it to React (`useEarlyInput`, `useForm`). */
;(() => {
  const { heard, failed } = document.currentScript.dataset
  const pressable =
    'button, [role=button], [role=tab], [role=switch], [role=menuitem], [role=option], input[type=submit], input[type=button], input[type=image], input[type=reset]'
  const choosable = 'input[type=radio], input[type=checkbox]'
  /** In order of occurrence. */
  const acts = []
  let hasTyped = false
  /** Set during replay: a resulting submit event is trusted, and must not be queued. */
  let isDoing = false
  let status

  /** A path to find an element again if React recreated it. */
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
    // Screen readers announce changes of an existing live region.
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

  /** The search form works natively: its URL consists of its input. */
  const worksByItself = (form) =>
    form?.hasAttribute('action') && form.method === 'get' && !form.querySelector('[type=password]')

  function stop(event) {
    event.preventDefault()
    event.stopImmediatePropagation()
  }

  /** A link whose URL depends on queued input. */
  const isHeld = (link, { metaKey, ctrlKey, shiftKey, altKey }) =>
    link.hasAttribute('data-needs-script') &&
    (hasTyped || acts.length > 0) &&
    !(metaKey || ctrlKey || shiftKey || altKey)

  /** Text input: React receives it on hydration. */
  const isWritten = (element) => element.matches('input, textarea, select') && !element.matches(choosable)
  const isOfScreen = ({ target }) => target instanceof Element && target.closest('#main') !== null

  /**
   * The other events of a press. React would synchronously hydrate the whole screen for any of them, 300 ms on a slow
   * phone, before showing feedback; without them hydration continues in small steps.
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
      // The browser shows the choice; the page receives it later.
      event.stopImmediatePropagation()
      keep('choose', element, { isChecked: element.checked })
      return
    }
    if (element.matches('[type=submit], button:not([type])') && worksByItself(element.form)) return
    stop(event)
    // Repeated presses out of impatience count once.
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
    // The browser already changed it: reverting and repeating makes it a change for React.
    choose: (element, { isChecked }) => {
      element.checked = !isChecked
      element.click()
    }
  }

  /** Lets React process one event before the next. */
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

  /** The page stays unhydrated: stop waiting. */
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
  // Back navigation before the scripts load leads to another URL than the server rendered.
  document.documentElement.dataset.madeFor = location.pathname + location.search
  document.addEventListener('hydrated', () => void doAll(), { once: true })
})()
