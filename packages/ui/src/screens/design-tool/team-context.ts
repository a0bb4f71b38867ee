import type { Money, PrintArea } from '@motif/contract'
import type { TeamMember, TeamSize } from '@motif/design'
import { createContext, use } from 'react'

/** What a team's list needs to know of the goods. */
export interface TeamSetting {
  /** In the chosen colour; one without a value where the goods have no sizes. */
  sizes: readonly TeamSize[]
  /** What all pieces cost together, as far as sizes are chosen. */
  totalOf: (members: readonly TeamMember[]) => Money
  isAdding: boolean
  /** Puts every member's pieces into the cart, or none where that fails. The check before print has let them through. */
  onAddToCart: () => void
}

interface TeamOnGoods extends TeamSetting {
  areas: readonly PrintArea[]
}

const Context = createContext<TeamOnGoods | undefined>(undefined)
export const TeamProvider = Context.Provider

export function useTeamSetting(): TeamOnGoods {
  const setting = use(Context)
  if (setting === undefined) throw new Error('A team’s list stands outside of the design tool.')
  return setting
}
