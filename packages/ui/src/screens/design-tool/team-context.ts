import type { Money, PrintArea } from '@motif/contract'
import type { TeamSize } from '@motif/design'
import { createContext, use } from 'react'

/** Product data of the team list. */
export interface TeamSetting {
  /** Sizes in the chosen colour; a single empty one for products without sizes. */
  sizes: readonly TeamSize[]
  /** Unit price of a size at a total quantity; the minimum without a size. */
  unitPriceOf: (size: string, pieces: number) => Money
  isAdding: boolean
  /**
   * Adds all members' items to the cart, atomically. Called after the preflight; `confirmed` are confirmed findings.
   */
  onAddToCart: (checked: { confirmed: readonly string[] }) => void
}

interface TeamOnProduct extends TeamSetting {
  areas: readonly PrintArea[]
  /** Clothes, with sizes. */
  isWorn: boolean
}

const Context = createContext<TeamOnProduct | undefined>(undefined)
export const TeamProvider = Context.Provider

export function useTeamSetting(): TeamOnProduct {
  const setting = use(Context)
  if (setting === undefined) throw new Error('A team’s list stands outside of the design tool.')
  return setting
}
