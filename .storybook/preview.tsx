import { overwriteGetLocale } from '@motif/messages'
import { overwriteGetLocale as overwriteServerLocale } from '@motif/messages/server'
import addonA11y from '@storybook/addon-a11y'
import addonDocs from '@storybook/addon-docs'
import { definePreview } from '@storybook/react-vite'
import { Suspense, lazy, useEffect } from 'react'
import { configure } from 'storybook/test'
import { dialogModule } from '@motif/ui/components/dialog'
import { sheetModule } from '@motif/ui/components/sheet'
import { toaster } from '@motif/ui/components/toaster'
import { UiProvider } from '@motif/ui/provider'
import '@motif/ui/system/base.css'
import { shownToastsOf } from '../packages/ui/src/components/toaster/shown-toasts.ts'
import shop from '../shop.config.ts'
import { languages, themes, viewports } from './modes.ts'
import { hideBelowDialog } from './below-dialog.ts'
import { replaceKept } from './kept-on-device.ts'
import { joinNestedEvents } from './nested-events.ts'
import { ShellAround } from './shell-around.tsx'
import { holdStillInSheet } from './still-frame.ts'
import { StoryLink } from './story-link.tsx'

holdStillInSheet()

/** Its code is large, and stories do without it. */
const ComponentPage = lazy(() => import('./component-page.tsx'))

/** Screens, and the mails the server writes. */
function speakIn(locale: string) {
  overwriteGetLocale(() => locale as 'en')
  overwriteServerLocale(() => locale as 'en')
}

/**
 * What axe tells of all that is well is most of its answer, and nobody reads it in a run of all stories: Storybook's
 * panel, which shows it, asks for it.
 */
const auditOptions = import.meta.env['VITEST_STORYBOOK'] === 'false' ? { resultTypes: ['violations' as const] } : {}

const isRightToLeft = (locale: string) => locale.startsWith('ar')

export default definePreview({
  addons: [addonDocs(), addonA11y()],
  tags: ['autodocs'],
  beforeAll: async () => {
    joinNestedEvents()
    // What is waited for comes late on a busy machine, and costs nothing where it is there.
    configure({ asyncUtilTimeout: 15_000 })
    // A story shows how a part looks and behaves; that its code comes on demand is for journeys to show.
    await Promise.all([dialogModule, sheetModule].map(({ load }) => load()))
  },
  beforeEach: () => {
    // What one story chose, as a grid or a unit, would stay for the next in the same browser.
    for (const storage of [localStorage, sessionStorage]) replaceKept(storage)
    // A message told by one story would stay for the next in the same page.
    shownToastsOf(toaster).store.remove()
  },
  afterEach: hideBelowDialog,
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error', options: auditOptions },
    viewport: { options: viewports },
    // Chromatic's clock runs, and a timer counts down while it is pictured.
    chromatic: { ignoreSelectors: ['[role="timer"]'] },
    controls: { expanded: true },
    docs: {
      page: () => (
        <Suspense fallback={null}>
          <ComponentPage />
        </Suspense>
      )
    },
    options: {
      storySort: {
        order: [
          'Start',
          ['Front page', 'What is new', 'States of the screens', 'Modes'],
          'Foundations',
          'Journeys',
          'Screens',
          'Mails',
          'Components',
          'Flows'
        ]
      }
    }
  },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        title: 'Theme',
        icon: 'mirror',
        items: [...themes],
        dynamicTitle: true
      }
    },
    locale: {
      description: 'Language and direction',
      toolbar: {
        title: 'Language',
        icon: 'globe',
        items: [...languages],
        dynamicTitle: true
      }
    },
    text: {
      description: 'Size of letters',
      toolbar: {
        title: 'Letters',
        icon: 'paragraph',
        items: [
          { value: '100', title: 'Letters of 100 %' },
          { value: '200', title: 'Letters of 200 %' }
        ],
        dynamicTitle: true
      }
    }
  },
  initialGlobals: { theme: 'light', locale: 'en', text: '100' },
  decorators: [
    (Story, { globals, parameters, args, viewMode }) => {
      const locale = String(globals['locale'])
      const look = {
        className: String(globals['theme']),
        lang: locale,
        dir: isRightToLeft(locale) ? 'rtl' : 'ltr'
      }
      // On a docs page stories of both themes and directions stand beneath each other.
      const isOneOfMany = viewMode === 'docs'
      speakIn(locale)
      if (!isOneOfMany) {
        Object.assign(document.documentElement, look)
        document.documentElement.style.fontSize = `${String(globals['text'])}%`
      }
      useEffect(() => () => speakIn('en'), [])
      const story = (
        <ShellAround parameters={parameters} args={args}>
          <Story />
        </ShellAround>
      )
      return (
        <UiProvider key={`${look.className} ${locale}`} facts={shop} accent={shop.accent} link={StoryLink}>
          {isOneOfMany ? (
            <div
              {...look}
              style={{ padding: 16, background: 'var(--chakra-colors-bg)', color: 'var(--chakra-colors-fg)' }}
            >
              {story}
            </div>
          ) : (
            story
          )}
        </UiProvider>
      )
    }
  ]
})
