/** What the toolbar offers. */
export const themes = [
  { value: 'light', title: 'Light' },
  { value: 'dark', title: 'Dark' }
] as const

export const languages = [
  { value: 'en', title: 'English' },
  { value: 'en-XA', title: 'Made up, left to right' },
  { value: 'ar-XB', title: 'Made up, right to left' }
] as const

export const viewports = {
  small: { name: 'Small phone', styles: { width: '320px', height: '640px' } },
  phone: { name: 'Phone', styles: { width: '390px', height: '844px' } },
  'phone on its side': { name: 'Phone on its side', styles: { width: '740px', height: '360px' } },
  tablet: { name: 'Tablet', styles: { width: '820px', height: '1180px' } },
  desktop: { name: 'Desktop', styles: { width: '1440px', height: '900px' } }
} as const

/** The pictures Chromatic takes of every screen: theme × viewport × direction. */
export const modes = {
  'light phone': { theme: 'light', viewport: 'phone', locale: 'en' },
  'dark phone': { theme: 'dark', viewport: 'phone', locale: 'en' },
  'light desktop': { theme: 'light', viewport: 'desktop', locale: 'en' },
  'dark desktop': { theme: 'dark', viewport: 'desktop', locale: 'en' },
  'right to left': { theme: 'light', viewport: 'phone', locale: 'ar-XB' }
} as const

/** Modes of `npm run test:storybook` and of pictures; what a story sets itself stays. */
export const checkedModes = {
  'light-1440': modes['light desktop'],
  'light-390': modes['light phone'],
  'rtl-390': modes['right to left'],
  'rtl-1440': { theme: 'light', viewport: 'desktop', locale: 'ar-XB' },
  'long-390': { theme: 'light', viewport: 'phone', locale: 'en-XA' },
  'long-1440': { theme: 'light', viewport: 'desktop', locale: 'en-XA' },
  'dark-1440': modes['dark desktop'],
  'dark-390': modes['dark phone'],
  'light-320': { theme: 'light', viewport: 'small', locale: 'en' }
} as const

/** The modes of `npm run test:storybook -- --short`: another direction, other words and a narrow window at once. */
export const shortModes = ['rtl-390'] as const

/** Modes that are pictured, and in which stories are shown only when they are asked for. */
export const furtherModes = ['light-320'] as const
