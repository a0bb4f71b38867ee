import type { NewLine } from '@motif/contract'
import { toaster } from '@motif/ui/components/toaster'
import { m } from '@motif/ui/messages'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { addToCart } from '../services/cart.ts'
import { tellFailure } from '../shell/tell-failure.ts'

/** Puts a design into the cart and tells how it went. */
export function useDesignPurchase() {
  const [isAdding, setIsAdding] = useState(false)
  const navigate = useNavigate()
  const buy = async (name: string, line: NewLine) => {
    setIsAdding(true)
    try {
      await addToCart(line)
      toaster.show({ about: `cart ${name}`, tone: 'good', title: m.cart_added({ name }), action: { label: m.cart_open(), onAct: () => void navigate('/cart') } })
    } catch (error) {
      tellFailure(error)
    }
    setIsAdding(false)
  }
  return { isAdding, buy }
}
