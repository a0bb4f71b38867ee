import type { ShopConfig } from '@motif/contract'

/** The web app manifest. There is no service worker. Colours are those of the light theme. */
export const manifest = ({ name, tagline }: Pick<ShopConfig, 'name' | 'tagline'>) => ({
  name,
  short_name: name.slice(0, 12),
  description: tagline,
  start_url: '/',
  display: 'browser',
  background_color: '#FBF9F4',
  theme_color: '#FBF9F4',
  icons: [{ src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' }]
})
