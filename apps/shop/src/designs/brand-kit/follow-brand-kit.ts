import { emptyBrandKit } from '@motif/contract/brand-kit-rules'
import type { Observable } from '@motif/design'
import type { BrandKitSetting } from '@motif/ui/editor'
import { useEffect } from 'react'
import { createStore } from '../../services/store.ts'
import { useBrandKit } from './use-brand-kit.ts'

export interface BrandKitFollower extends Observable<BrandKitSetting> {
  set: (next: BrandKitSetting) => void
}

/** An observable brand kit for the editor; only its subscribers re-render. */
export function createBrandKitFollower(): BrandKitFollower {
  const { get, set, subscribe } = createStore<BrandKitSetting>({
    status: 'loading',
    kit: emptyBrandKit,
    onRetry: () => {},
    logoAddress: () => '',
    loginHref: () => '/login',
    onChange: () => {}
  })
  return { getSnapshot: get, subscribe, set }
}

/** Loads the kit and publishes it. A separate component, so that the editor does not re-render when it arrives. */
export function FollowBrandKit({ follower }: { follower: BrandKitFollower }) {
  const brand = useBrandKit()
  useEffect(() => follower.set(brand), [follower, brand])
  return null
}
