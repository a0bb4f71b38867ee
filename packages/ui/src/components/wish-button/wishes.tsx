import { createContext, type PropsWithChildren, useContext, useSyncExternalStore } from 'react'

/** What the person wishes for. */
export interface Wishes {
  has: (slug: string) => boolean
  subscribe: (listener: () => void) => () => void
  /** Wishes for a product, with the variant that is chosen if there is one, or stops wishing for it. */
  onToggle: (wish: { slug: string; name: string; variantId: string | null; isWished: boolean }) => void
}

const WishesContext = createContext<Wishes | undefined>(undefined)

/** Gives products their hearts; without it they have none. `wishes` must always be the same. */
export const WishesProvider = ({ wishes, children }: PropsWithChildren<{ wishes: Wishes }>) => (
  <WishesContext value={wishes}>{children}</WishesContext>
)

const never = () => () => {}
const no = () => false

/** What to press, and whether a product is wished for: on the server, and in the first render, nothing is. */
export function useWish(slug: string): { onToggle: Wishes['onToggle'] | undefined; isWished: boolean } {
  const wishes = useContext(WishesContext)
  const isWished = useSyncExternalStore(
    wishes?.subscribe ?? never,
    wishes === undefined ? no : () => wishes.has(slug),
    no
  )
  return { onToggle: wishes?.onToggle, isWished }
}
