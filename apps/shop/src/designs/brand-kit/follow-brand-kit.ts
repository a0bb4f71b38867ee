import { emptyBrandKit } from '@motif/contract/brand-kit-rules'
import type { Observable } from '@motif/design'
import type { BrandKitSetting } from '@motif/ui/editor'
import { useEffect } from 'react'
import { createStore } from '../../services/store.ts'
import { useBrandKit } from './use-brand-kit.ts'

export interface BrandKitFollower extends Observable<BrandKitSetting> {
  set: (next: BrandKitSetting) => void
}

/** A brand kit for the design tool, which renders nothing anew but what follows it. */
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

/** Reads the kit and hands it on. An element of its own: when it comes, the tool around is not rendered again. */
export function FollowBrandKit({ follower }: { follower: BrandKitFollower }) {
  const brand = useBrandKit()
  useEffect(() => follower.set(brand), [follower, brand])
  return null
}
