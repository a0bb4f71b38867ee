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
  /** The line to add; undefined while options are open. */
  lineNow: () => CartLine | undefined
  /** Called in a transition: the button responds at once. */
  onAdd: (line: CartLine) => void
  /** Options are still open. */
  onIncomplete: () => void
}

/** The add-to-cart button with progress. */
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
