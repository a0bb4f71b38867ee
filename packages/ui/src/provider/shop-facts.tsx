import { createContext, type PropsWithChildren, useContext } from 'react'

interface LogoPicture {
  upload: string
  width: number
  height: number
}

/** Facts of the shop for all screens. */
export interface ShopFacts {
  name: string
  tagline: string
  supportEmail: string
  company: { name: string; lines: readonly string[] }
  /** Replaces the word mark. */
  logo?: { light: LogoPicture; dark: LogoPicture | null } | null
}

const FactsContext = createContext<ShopFacts>({
  name: 'Motif',
  tagline: '',
  supportEmail: '',
  company: { name: '', lines: [] }
})

export function ShopFactsProvider({ facts, children }: PropsWithChildren<{ facts: ShopFacts }>) {
  return <FactsContext value={facts}>{children}</FactsContext>
}

export const useShopFacts = (): ShopFacts => useContext(FactsContext)
