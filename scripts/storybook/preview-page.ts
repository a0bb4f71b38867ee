/** Functions that Playwright runs inside the built Storybook's preview; they import nothing. */

interface Channel {
  on(event: string, listener: (...args: never[]) => void): void
  off(event: string, listener: (...args: never[]) => void): void
  emit(event: string, payload: unknown): void
}

interface A11yParameter {
  test?: string
  disable?: boolean
  context?: { exclude?: string[] }
  config?: { rules?: { id: string; enabled?: boolean }[] }
  options?: Record<string, unknown>
}

interface PreparedStory {
  storyGlobals: Record<string, unknown>
  parameters: { a11y?: A11yParameter }
}

interface AxeNode {
  target: unknown[]
}

declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__: Channel
    __STORYBOOK_PREVIEW__: {
      ready(): Promise<void>
      storyStoreValue?: { loadStory(of: { storyId: string }): Promise<PreparedStory> }
    }
    axe: {
      reset(): void
      configure(config: object): void
      run(context: object, options: object): Promise<{ violations: { id: string; nodes: AxeNode[] }[] }>
    }
    /** Of `holdClock`. */
    heldClock?: { now: number; since?: number }
  }
}

/** Toolbar globals set by stories, which the index does not contain. */
export async function readOwnGlobals(ids: readonly string[]): Promise<Record<string, unknown>[]> {
  const { __STORYBOOK_PREVIEW__: preview } = window
  await preview.ready()
  const store = preview.storyStoreValue
  if (store === undefined) throw new Error('Storybook’s preview has no stories.')
  return Promise.all(ids.map(async (id) => (await store.loadStory({ storyId: id })).storyGlobals))
}

/**
 * Freezes the clock while timers run, before any script of the page. Stories that let it run advance it by whole
 * seconds from their start to the end of their play function.
 */
export function holdClock(moment: number): void {
  const clock: NonNullable<Window['heldClock']> = { now: moment }
  window.heldClock = clock
  const Real = Date
  const now = () =>
    clock.now + (clock.since === undefined ? 0 : 1_000 * Math.floor((performance.now() - clock.since) / 1_000))
  window.Date = new Proxy(Real, {
    construct: (target, args: unknown[], self) =>
      Reflect.construct(target, args.length === 0 ? [now()] : args, self) as Date,
    apply: () => new Real(now()).toString(),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key))
  })
}

/** Sets the toolbar of a page that has shown no story yet, and fetches its fonts: a story is laid out with them from the start, as on a page that has shown others. */
export async function setToolbar({ theme, locale }: { theme: string; locale: string }): Promise<void> {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel, __STORYBOOK_PREVIEW__: preview } = window
  await preview.ready()
  await Promise.all([...document.fonts].map((font) => font.load()))
  await new Promise<void>((resolve) => {
    const go = () => {
      channel.off('globalsUpdated', go)
      resolve()
    }
    channel.on('globalsUpdated', go)
    // axe looks on at the end, and not at everything each time.
    channel.emit('updateGlobals', { globals: { theme, locale, a11y: { manual: true } } })
  })
}

export interface Shown {
  thrown: string[]
  /** Pixels by which the document is wider than the window. */
  overflow: number
}

export interface Asked {
  id: string
  /** The theme and the language it is to be shown in. */
  theme: string
  locale: string
  /** Whether a held clock runs until the end of its play. */
  isClockRunning: boolean
  /** Milliseconds. */
  limit: number
}

/** Shows a story, waits for its play function, and returns its errors. */
export async function showStory({ id, theme, locale, isClockRunning, limit }: Asked): Promise<Shown> {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window
  // What the story before left behind.
  localStorage.clear()
  sessionStorage.clear()
  for (const style of document.querySelectorAll('[data-for-picture]')) style.remove()
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  scrollTo(0, 0)
  const { heldClock: clock } = window
  if (clock !== undefined && isClockRunning) clock.since = performance.now()
  const messageOf = (error: unknown) =>
    typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : String(error)
  return new Promise((resolve) => {
    const thrown: string[] = []
    const add = (error: unknown) => void thrown.push(messageOf(error))
    const addAll = (errors: readonly unknown[]) => errors.forEach(add)
    const endMissing = () => {
      add('There is no such story.')
      end()
    }
    const end = () => {
      clearTimeout(timer)
      if (clock?.since !== undefined) {
        clock.now = Date.now()
        delete clock.since
      }
      for (const [event, listener] of listeners) channel.off(event, listener)
      const { scrollWidth, clientWidth, className, lang } = document.documentElement
      if (className !== theme || lang !== locale)
        add(`It was shown in ${className} ${lang}, not in ${theme} ${locale}.`)
      resolve({ thrown, overflow: scrollWidth - clientWidth })
    }
    const finish = ({ storyId }: { storyId: string }) => {
      if (storyId === id) end()
    }
    const listeners: [string, (...args: never[]) => void][] = [
      ['playFunctionThrewException', add],
      ['unhandledErrorsWhilePlaying', addAll],
      ['storyThrewException', add],
      ['storyErrored', add],
      ['storyMissing', endMissing],
      ['storyFinished', finish]
    ]
    const timer = setTimeout(() => {
      add(`The story did not end within ${limit / 1000} s.`)
      end()
    }, limit)
    for (const [event, listener] of listeners) channel.on(event, listener)
    channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' })
  })
}

/** axe violations of the shown story, by its own settings, optionally restricted to some rules. */
export async function findViolations({ id, rules }: { id: string; rules: string[] | null }): Promise<string[]> {
  const { axe, __STORYBOOK_PREVIEW__: preview } = window
  const story = await preview.storyStoreValue?.loadStory({ storyId: id })
  const { test, disable, config, options, context } = story?.parameters.a11y ?? {}
  if (test === 'off' || disable === true) return []
  axe.reset()
  // A story is a part of a page, so that landmarks are missing around it.
  axe.configure({ ...config, rules: [{ id: 'region', enabled: false }, ...(config?.rules ?? [])] })
  const around = ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root']
  const { violations } = await axe.run(
    { include: [document.body], exclude: [...around, ...(context?.exclude ?? [])] },
    { ...options, resultTypes: ['violations'], ...(rules !== null && { runOnly: { type: 'rule', values: rules } }) }
  )
  return violations.map(({ id: rule, nodes }) => {
    const places = nodes.slice(0, 3).map(({ target }) => target.join(' '))
    return `${rule}: ${places.join(', ')}${nodes.length > 3 ? ` and ${nodes.length - 3} more` : ''}`
  })
}

/**
 * Waits until the page is idle, and returns its size. The focus ring is hidden unless the story shows it; focus itself
 * stays, because menus would close.
 */
export async function settle({ isRingShown }: { isRingShown: boolean }): Promise<{ width: number; height: number }> {
  if (document.querySelector('[data-for-picture]') === null) {
    const style = document.createElement('style')
    style.dataset['forPicture'] = ''
    const withoutRing =
      ':focus, :focus-visible { outline: none !important; } * { caret-color: transparent !important; }'
    // What is about to move is held as it was drawn, in another size maybe, until a timer ends. What is far from the window has a size that was guessed.
    style.textContent = `${isRingShown ? '' : withoutRing} * { will-change: auto !important; content-visibility: visible !important; }`
    document.head.append(style)
  }
  const images = [...document.images]
  for (const image of images) image.loading = 'eager'
  const areDrawn = () =>
    Promise.all([document.fonts.ready, ...images.map((image) => image.decode().catch(() => undefined))])
  await areDrawn()
  // Of a photo's widths Chromium takes a larger one than needed where it is there already, which was a matter of time.
  // All are there now, so the choice is made once more.
  for (const one of document.querySelectorAll<HTMLSourceElement | HTMLImageElement>('source[sizes], img[sizes]'))
    one.sizes = `${one.sizes} `
  await new Promise((resolve) => setTimeout(resolve))
  await areDrawn()
  const twoFrames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  // Chromium skips painting behind an opaque photo, unless it was painted before the photo loaded; both differ at round
  // corners. So the background is repainted.
  const behind = images.flatMap((image) => [image.parentElement, image.parentElement?.parentElement])
  const painted = [...new Set(behind)].flatMap((box) => (box ? [{ box, colour: box.style.backgroundColor }] : []))
  for (const { box } of painted) box.style.backgroundColor = 'transparent'
  await twoFrames()
  for (const { box, colour } of painted) box.style.backgroundColor = colour
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel()
    else animation.finish()
  }
  await twoFrames()
  return { width: innerWidth, height: Math.max(innerHeight, document.documentElement.scrollHeight) }
}
