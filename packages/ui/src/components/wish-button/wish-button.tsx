import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { Heart } from 'lucide-react'
import { Button } from '../button/index.ts'
import { useWish } from './wishes.tsx'

export interface WishButtonProps {
  product: { slug: string; name: string }
  /** The combination that is chosen; null while something is open. @default null */
  variantId?: string | null
  /** `corner` lies on a picture, `wide` stands among other buttons. @default 'corner' */
  shape?: 'corner' | 'wide'
}

/** Keeps a product on the wishlist while it is pressed. */
export function WishButton({ product: { slug, name }, variantId = null, shape = 'corner' }: WishButtonProps) {
  const { onToggle, isWished } = useWish(slug)
  if (onToggle === undefined) return null
  const heart = <Heart size={18} strokeWidth={1.75} aria-hidden fill={isWished ? 'currentcolor' : 'none'} />
  const pressed = {
    'aria-pressed': isWished,
    'aria-label': m.wishlist_toggle({ product: name }),
    // Two presses are two changes, also before the page's code is there.
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
