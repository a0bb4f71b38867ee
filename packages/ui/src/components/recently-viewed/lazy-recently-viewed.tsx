import { lazy, Suspense } from 'react'
import type { RecentlyViewedProps } from './recently-viewed.tsx'

const List = lazy(async () => ({ default: (await import('./recently-viewed.tsx')).RecentlyViewed }))

/** Recently viewed products. Their code loads once there are any. */
export const RecentlyViewed = (props: RecentlyViewedProps) =>
  props.products.length === 0 ? null : (
    <Suspense>
      <List {...props} />
    </Suspense>
  )
