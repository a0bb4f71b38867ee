import { createContext, type PropsWithChildren, useContext, useSyncExternalStore } from 'react'

/** The wishlist. */
export interface Wishes {
  has: (slug: string) => boolean
  subscribe: (listener: () => void) => () => void
  /** Toggles a product, with the chosen variant if any. */
  onToggle: (wish: { slug: string; name: string; variantId: string | null; isWished: boolean }) => void
}

const WishesContext = createContext<Wishes | undefined>(undefined)

/** Provides the wishlist to product hearts, which are hidden without it. `wishes` must be stable. */
export const WishesProvider = ({ wishes, children }: PropsWithChildren<{ wishes: Wishes }>) => (
  <WishesContext value={wishes}>{children}</WishesContext>
)

const never = () => () => {}
const no = () => false

/** The toggle, and whether a product is on the list; false on the server and during hydration. */
export function useWish(slug: string): { onToggle: Wishes['onToggle'] | undefined; isWished: boolean } {
  const wishes = useContext(WishesContext)
  const isWished = useSyncExternalStore(
    wishes?.subscribe ?? never,
    wishes === undefined ? no : () => wishes.has(slug),
    no
  )
  return { onToggle: wishes?.onToggle, isWished }
}
