import type { BrowserContext, Page } from 'playwright'
import { checkedModes } from '../../.storybook/modes.ts'
import { setToolbar, showStory, type Shown } from './preview-page.ts'
import { openPreview, resize } from './preview.ts'
import type { ModeName, Visit } from './visits.ts'

/** Maximum stories per page load: their memory would grow without limit. */
const maxStories = 80
/** Milliseconds within which a story is to have ended its play. */
const limit = 60_000

/**
 * A page that shows stories in sequence. Loading Storybook takes far longer than a story, so it reloads only for
 * another mode, after a fault, periodically, and on request.
 */
export interface Stage {
  /** Shows a story; on a page that has shown none, if it must be as good as new. */
  show(visit: Visit, isNew?: boolean): Promise<{ page: Page; shown: Shown }>
  /** The next story is shown by another page. */
  discard(): Promise<void>
}

interface StageOptions {
  /** With each new page. */
  prepare?: (page: Page) => void
  /** Before each story, while the one before is still shown. */
  clear?: (page: Page) => Promise<void>
}

export function openStage(window: BrowserContext, { prepare, clear }: StageOptions = {}): Stage {
  let page: Page | undefined
  let mode: ModeName | undefined
  let stories = 0

  async function discard() {
    const before = page
    page = undefined
    await before?.close()
  }

  /** The page in a mode, and whether it has shown no story. */
  async function pageIn(next: Visit, isNew: boolean): Promise<Page> {
    if (page !== undefined && !isNew && mode === next.mode && stories < maxStories) {
      await resize(page, next.look.viewport)
      return page
    }
    // A page that is left for another of the same kind says so: Storybook's widgets give `focus` back to the browser,
    // which the shop's have made read-only. And what its process has drawn of a photo shows in how it scales it.
    await discard()
    page = await window.newPage()
    prepare?.(page)
    await openPreview(page, next.look.viewport)
    await page.evaluate(setToolbar, checkedModes[next.mode])
    mode = next.mode
    stories = 0
    return page
  }

  return {
    async show(next, isNew = false) {
      const current = await pageIn(next, isNew)
      stories += 1
      await clear?.(current)
      const { story, look } = next
      const isClockRunning = story.tags.includes('clock')
      const shown = await current.evaluate(showStory, {
        id: story.id,
        theme: look.theme,
        locale: look.locale,
        isClockRunning,
        limit
      })
      return { page: current, shown }
    },
    discard
  }
}
