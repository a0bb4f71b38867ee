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
  icons: [
    { src: '/icons/192.png', type: 'image/png', sizes: '192x192' },
    { src: '/icons/512.png', type: 'image/png', sizes: '512x512' },
    { src: '/icons/maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' }
  ]
})
