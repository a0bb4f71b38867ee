/** What runs inside the preview of the built Storybook: Playwright sends these functions there, so they import nothing. */

interface Channel {
  on(event: string, listener: (...args: never[]) => void): void
  off(event: string, listener: (...args: never[]) => void): void
  emit(event: string, payload: unknown): void
}

declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__: Channel
    __STORYBOOK_PREVIEW__: {
      ready(): Promise<void>
      storyStoreValue?: { loadStory(of: { storyId: string }): Promise<{ storyGlobals: Record<string, unknown> }> }
    }
  }
}

/** Values of the toolbar that stories set themselves, which the index does not tell. */
export async function readOwnGlobals(ids: readonly string[]): Promise<Record<string, unknown>[]> {
  const { __STORYBOOK_PREVIEW__: preview } = window
  await preview.ready()
  const store = preview.storyStoreValue
  if (store === undefined) throw new Error('Storybook’s preview has no stories.')
  return Promise.all(ids.map(async (id) => (await store.loadStory({ storyId: id })).storyGlobals))
}

export interface Shown {
  thrown: string[]
  violations: string[]
  /** Pixels by which the document is wider than the window. */
  overflow: number
}

interface Report {
  type: string
  status: string
  result: {
    error?: unknown
    violations?: { id: string; nodes: { target: unknown[]; failureSummary?: string }[] }[]
  }
}

export interface Asked {
  id: string
  theme: string
  locale: string
  /** Whether axe looks at it too. */
  isChecked: boolean
  /** Milliseconds. */
  limit: number
}

/** Shows a story on a page that has shown none, waits for the end of its play and of axe, and tells what went wrong. */
export async function showStory({ id, theme, locale, isChecked, limit }: Asked): Promise<Shown> {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel, __STORYBOOK_PREVIEW__: preview } = window
  await preview.ready()
  // An address that names no story sets no values of the toolbar.
  await new Promise<void>((resolve) => {
    const go = () => {
      channel.off('globalsUpdated', go)
      resolve()
    }
    channel.on('globalsUpdated', go)
    channel.emit('updateGlobals', { globals: { theme, locale, a11y: { manual: !isChecked } } })
  })
  const messageOf = (error: unknown) =>
    typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : String(error)
  const violationsOf = (reports: readonly Report[]) =>
    reports
      .filter(({ type, status }) => type === 'a11y' && status === 'failed')
      .flatMap(({ result }) =>
        result.violations === undefined
          ? [`axe: ${messageOf(result.error)}`]
          : result.violations.map(
              ({ id: rule, nodes }) =>
                `${rule}: ${nodes
                  .slice(0, 3)
                  .map(({ target }) => target.join(' '))
                  .join(', ')}${nodes.length > 3 ? ` and ${nodes.length - 3} more` : ''}`
            )
      )
  return new Promise((resolve) => {
    const thrown: string[] = []
    const add = (error: unknown) => void thrown.push(messageOf(error))
    const addAll = (errors: readonly unknown[]) => errors.forEach(add)
    const addMissing = () => add('There is no such story.')
    const end = (violations: string[]) => {
      clearTimeout(timer)
      for (const [event, listener] of listeners) channel.off(event, listener)
      const { scrollWidth, clientWidth, className, lang } = document.documentElement
      if (className !== theme || lang !== locale)
        add(`It was shown in ${className} ${lang}, not in ${theme} ${locale}.`)
      resolve({ thrown, violations, overflow: scrollWidth - clientWidth })
    }
    const finish = ({ storyId, reporters }: { storyId: string; reporters: readonly Report[] }) => {
      if (storyId === id) end(violationsOf(reporters))
    }
    const listeners: [string, (...args: never[]) => void][] = [
      ['playFunctionThrewException', add],
      ['unhandledErrorsWhilePlaying', addAll],
      ['storyThrewException', add],
      ['storyErrored', add],
      ['storyMissing', addMissing],
      ['storyFinished', finish]
    ]
    const timer = setTimeout(() => {
      add(`The story did not end within ${limit / 1000} s.`)
      end([])
    }, limit)
    for (const [event, listener] of listeners) channel.on(event, listener)
    channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' })
  })
}

/** Waits until nothing on the page is still to come, and hides the ring around what has the focus: without it, menus close. */
export async function settle(): Promise<void> {
  const unfocused = document.createElement('style')
  unfocused.textContent = ':focus, :focus-visible { outline: none !important; }'
  document.head.append(unfocused)
  const images = [...document.images]
  for (const image of images) image.loading = 'eager'
  await Promise.all([document.fonts.ready, ...images.map((image) => image.decode().catch(() => undefined))])
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}
