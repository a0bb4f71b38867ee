export { RecentlyViewed, type RecentlyViewedProps } from './recently-viewed.tsx'
