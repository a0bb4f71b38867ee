import type { User } from '@motif/contract'
import type { Identity } from '@motif/flows/session'

/** An identity, and what those have beside it who know people the shop may not know yet. */
export interface ShopIdentity extends Identity {
  /** Loads what a popup is opened with: a browser opens one only right after a press. */
  prepareGoogle?: () => Promise<void>
  /** The shop knows whoever is signed in, as this person; only now are they reported. */
  keep?: (user: User) => Promise<void>
  /** The shop refused a token, that one where it is given: another is fetched where there is one to be had, else nobody is signed in any more. */
  refused?: (token?: string) => Promise<void>
}

/** What an identity works with. */
export type DeviceTexts = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
