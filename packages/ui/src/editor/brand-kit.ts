import type { BrandKit, BrandKitChange } from '@motif/contract/brand-kit-rules'
import type { Failure } from '../failure/index.ts'

/** The account's brand kit and its actions. */
export interface BrandKitSetting {
  /** `visitor`: nobody is signed in; brand kits require an account. */
  status: 'visitor' | 'loading' | 'failed' | 'ready'
  /** Empty until loaded. */
  kit: BrandKit
  failure?: Failure | undefined
  onRetry: () => void
  /** Thumbnail URL of a logo. */
  logoAddress: (upload: string) => string
  /** Login URL that returns to the current page. */
  loginHref: () => string
  /** The provider reports the result in a toast, with an undo for removals. */
  onChange: (change: BrandKitChange) => void
}
