import type { Money, PrintArea } from '@motif/contract'
import type { TeamSize } from '@motif/design'
import { createContext, use } from 'react'

/** What a team's list needs to know of the product. */
export interface TeamSetting {
  /** In the chosen colour; one without a value where the product has no sizes. */
  sizes: readonly TeamSize[]
  /** What a piece of a size costs where so many are bought together; of no size, what it costs at least. */
  unitPriceOf: (size: string, pieces: number) => Money
  isAdding: boolean
  /** Puts every member's pieces into the cart, or none where that fails. The check before print has let them through; `confirmed` names the findings that are wanted so. */
  onAddToCart: (checked: { confirmed: readonly string[] }) => void
}

interface TeamOnProduct extends TeamSetting {
  areas: readonly PrintArea[]
  /** The product comes in sizes of people. */
  isWorn: boolean
}

const Context = createContext<TeamOnProduct | undefined>(undefined)
export const TeamProvider = Context.Provider

export function useTeamSetting(): TeamOnProduct {
  const setting = use(Context)
  if (setting === undefined) throw new Error('A team’s list stands outside of the design tool.')
  return setting
}
