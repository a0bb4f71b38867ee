import addonA11y from '@storybook/addon-a11y'
import addonDocs from '@storybook/addon-docs'
import { definePreview } from '@storybook/react-vite'
import { useEffect } from 'react'
import { overwriteGetLocale } from '@motif/ui/messages'
import { UiProvider } from '@motif/ui/provider'
import '@motif/ui/system/base.css'
import shop from '../shop.config.ts'
import { viewports } from './modes.ts'
import { joinNestedEvents } from './nested-events.ts'
import { StoryLink } from './story-link.tsx'

const isRightToLeft = (locale: string) => locale.startsWith('ar')

export default definePreview({
  addons: [addonDocs(), addonA11y()],
  tags: ['autodocs'],
  beforeAll: joinNestedEvents,
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    viewport: { options: viewports },
    controls: { expanded: true }
  },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        title: 'Theme',
        icon: 'mirror',
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' }
        ],
        dynamicTitle: true
      }
    },
    locale: {
      description: 'Language and direction',
      toolbar: {
        title: 'Language',
        icon: 'globe',
        items: [
          { value: 'en', title: 'English' },
          { value: 'en-XA', title: 'Made up, left to right' },
          { value: 'ar-XB', title: 'Made up, right to left' }
        ],
        dynamicTitle: true
      }
    }
  },
  initialGlobals: { theme: 'light', locale: 'en' },
  decorators: [
    (Story, { globals }) => {
      const locale = String(globals['locale'])
      const theme = String(globals['theme'])
      overwriteGetLocale(() => locale as 'en')
      const { documentElement } = document
      documentElement.className = theme
      documentElement.lang = locale
      documentElement.dir = isRightToLeft(locale) ? 'rtl' : 'ltr'
      useEffect(() => () => overwriteGetLocale(() => 'en'), [])
      return (
        <UiProvider key={`${theme} ${locale}`} facts={shop} accent={shop.accent} link={StoryLink}>
          <Story />
        </UiProvider>
      )
    }
  ]
})
