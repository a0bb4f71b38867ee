import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { Heart } from 'lucide-react'
import { Button } from '../button/index.ts'
import { useWish } from './wishes.tsx'

export interface WishButtonProps {
  product: { slug: string; name: string }
  /** The chosen variant; null while options are open. @default null */
  variantId?: string | null
  /** `corner` overlays a picture, `wide` sits among buttons. @default 'corner' */
  shape?: 'corner' | 'wide'
}

/** Toggles a product on the wishlist. */
export function WishButton({ product: { slug, name }, variantId = null, shape = 'corner' }: WishButtonProps) {
  const { onToggle, isWished } = useWish(slug)
  if (onToggle === undefined) return null
  const heart = <Heart size={18} strokeWidth={1.75} aria-hidden fill={isWished ? 'currentcolor' : 'none'} />
  const pressed = {
    'aria-pressed': isWished,
    'aria-label': m.wishlist_toggle({ product: name }),
    // Early presses are counted individually before hydration.
    'data-each-press': '',
    onClick: () => onToggle({ slug, name, variantId, isWished: !isWished })
  }
  if (shape === 'wide')
    return (
      <Button size="lg" variant="quiet" isWide {...pressed}>
        <chakra.span display="contents" color={isWished ? 'accent' : 'inherit'}>
          {heart}
        </chakra.span>
        {m.wishlist_title()}
      </Button>
    )
  return (
    <chakra.button
      type="button"
      title={m.wishlist_title()}
      display="grid"
      placeItems="center"
      boxSize="target"
      color={isWished ? 'accent' : 'fg'}
      {...pressed}
    >
      <chakra.span display="grid" placeItems="center" boxSize="32px" borderRadius="full" bg="bg.float">
        {heart}
      </chakra.span>
    </chakra.button>
  )
}
