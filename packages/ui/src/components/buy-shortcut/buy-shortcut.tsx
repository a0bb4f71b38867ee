import type { ProductCard } from '@motif/contract'
import { m } from '@motif/messages'
import { Button, LinkButton } from '../button/index.ts'

interface BuyShortcutProps {
  /** Name of the product. */
  name: string
  /** URL of its page. */
  href: string
  stock: ProductCard['stock']
  /** Whether a size or colour must be chosen first. */
  hasChoice: boolean
  isAdding: boolean
  onAdd: () => void
}

/** Adds a product to the cart, or links to its page if an option must be chosen or it is sold out. */
export function BuyShortcut({ name, href, stock, hasChoice, isAdding, onAdd }: BuyShortcutProps) {
  const visit =
    stock === 'out'
      ? { words: m.wishlist_look(), name: m.wishlist_look_named({ product: name }) }
      : hasChoice
        ? { words: m.wishlist_choose(), name: m.wishlist_choose_named({ product: name }) }
        : undefined
  return visit ? (
    <LinkButton href={href} width="full" paddingInline={2} aria-label={visit.name}>
      {visit.words}
    </LinkButton>
  ) : (
    <Button isWide paddingInline={2} isBusy={isAdding} aria-label={m.wishlist_add({ product: name })} onClick={onAdd}>
      {m.common_add_to_cart()}
    </Button>
  )
}
