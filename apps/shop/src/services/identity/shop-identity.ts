import type { User } from '@motif/contract'
import type { Identity } from '@motif/flows/session'

/** An identity, with extensions for providers whose users may be unknown to the API. */
export interface ShopIdentity extends Identity {
  /** Preloads the popup's code: browsers allow popups only synchronously after a click. */
  prepareGoogle?: () => Promise<void>
  /** Called when the API knows the user; only then is the user reported. */
  keep?: (user: User) => Promise<void>
  /** Called when the API refused a token: renews it, or else ends the session. */
  refused?: (token?: string) => Promise<void>
}

/** The storage an identity uses. */
export type DeviceTexts = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
