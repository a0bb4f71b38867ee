export const viewports = {
  phone: { name: 'Phone', styles: { width: '390px', height: '844px' } },
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
