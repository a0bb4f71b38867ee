export { RecentlyViewed } from './lazy-recently-viewed.tsx'
export type { RecentlyViewedProps } from './recently-viewed.tsx'
