import type { WishedProduct } from '@motif/contract'
import { m } from '@motif/messages'
import { toaster } from '@motif/ui/components/toaster'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { addToCart } from '../services/cart.ts'
import { newKey } from '../services/new-key.ts'
import { showFailureToast } from '../shell/show-failure-toast.ts'

/** The part of an item that the cart and its toast need. */
interface Addable {
  product: Pick<WishedProduct['product'], 'slug' | 'name'>
  variant: Pick<NonNullable<WishedProduct['variant']>, 'id' | 'choices' | 'picture'> | null
}

/** Adds an item without open options to the cart. It stays on the wishlist. */
export function useAddWish() {
  const navigate = useNavigate()
  const [addingSlug, setAddingSlug] = useState<string>()
  const add = async ({ product: { slug, name }, variant }: Addable) => {
    if (variant === null) return
    setAddingSlug(slug)
    try {
      await addToCart({ variantId: variant.id, quantity: 1, key: newKey() })
      toaster.show({
        about: `cart ${slug}`,
        title: m.cart_added({ name }),
        description: variant.choices.join(', '),
        picture: variant.picture,
        action: { label: m.cart_open(), onAct: () => void navigate('/cart') }
      })
    } catch (error) {
      showFailureToast(error)
    }
    setAddingSlug(undefined)
  }
  return { addingSlug, onAddToCart: (wish: Addable) => void add(wish) }
}
