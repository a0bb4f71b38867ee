import type { BrandKit, BrandKitChange } from '@motif/contract/brand-kit-rules'
import type { Failure } from '../failure/index.ts'

/** A person's brand kit, and what can be done to it. */
export interface BrandKitSetting {
  /** `visitor`: nobody is signed in, and a kit is kept with an account alone. */
  status: 'visitor' | 'loading' | 'failed' | 'ready'
  /** Empty until it is there. */
  kit: BrandKit
  failure?: Failure | undefined
  onRetry: () => void
  /** Where the small picture of a logo is found. */
  logoAddress: (upload: string) => string
  /** Leads back to where one is, after logging in. */
  loginHref: () => string
  /** Whoever gives the kit says what became of it, with a way back for what is taken out. */
  onChange: (change: BrandKitChange) => void
}
