import { m } from '@motif/messages'
import { Check } from 'lucide-react'
import { startTransition, useOptimistic } from 'react'
import { Button } from '../../components/button/index.ts'
import type { ProductScreenProps } from './types.ts'

type CartLine = Parameters<ProductScreenProps['onAddToCart']>[0]

export interface AddButtonProps {
  isDisabled: boolean
  isAdding: boolean
  hasAdded: boolean
  /** What is put in the cart as things stand; undefined while something is still to be chosen. */
  lineNow: () => CartLine | undefined
  /** Called within a transition: the button shows at once that it was heard, whatever else is drawn anew. */
  onAdd: (line: CartLine) => void
  /** Something is still to be chosen. */
  onIncomplete: () => void
}

/** "Add to cart", and how far that is. */
export function AddButton({ isDisabled, isAdding, hasAdded, lineNow, onAdd, onIncomplete }: AddButtonProps) {
  const [isBusy, setBusy] = useOptimistic(isAdding)
  const press = () => {
    const line = lineNow()
    if (line === undefined) return onIncomplete()
    startTransition(() => {
      setBusy(true)
      onAdd(line)
    })
  }
  return (
    <Button variant="accent" size="lg" isWide disabled={isDisabled} isBusy={isBusy} onClick={press}>
      {hasAdded && !isBusy ? (
        <>
          <Check aria-hidden />
          {m.product_added()}
        </>
      ) : (
        m.common_add_to_cart()
      )}
    </Button>
  )
}
