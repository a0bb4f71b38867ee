import { chakra } from '@chakra-ui/react'
import { Button } from '../../components/button/index.ts'
import { LineButtonWords, LineItem, LineList } from '../../components/line-item/index.ts'
import { m } from '../../messages/index.ts'
import type { CartLine, CartScreenProps } from './types.ts'

type Props = Pick<CartScreenProps, 'onMoveToCart' | 'onRemove' | 'pendingLines'> & { lines: readonly CartLine[] }

/** What was put aside, a press away from the cart. */
export function SavedLines({ lines, pendingLines = [], onMoveToCart, onRemove }: Props) {
  if (lines.length === 0) return null
  return (
    <chakra.section aria-labelledby="cart-saved" marginBlockStart={{ base: 10, md: 16 }} maxWidth="46rem">
      <chakra.h2 id="cart-saved" textStyle="section" marginBlockEnd={4}>
        {m.cart_saved_title()}
      </chakra.h2>
      <LineList borderBlockStartWidth="1px" aria-labelledby="cart-saved">
        {lines.map((line) => (
          <LineItem key={line.id} line={line} isPending={pendingLines.includes(line.id)} href={`/product/${line.productSlug}`}>
            <chakra.div display="flex" flexWrap="wrap" marginBlockStart={2} marginInlineStart={-3}>
              {onMoveToCart ? (
                <Button variant="quiet" size="sm" onClick={() => onMoveToCart({ lineId: line.id })}>
                  <LineButtonWords words={m.cart_saved_move()} name={line.name} />
                </Button>
              ) : null}
              <Button variant="quiet" size="sm" onClick={() => onRemove({ lineId: line.id })}>
                <LineButtonWords words={m.cart_remove()} name={line.name} />
              </Button>
            </chakra.div>
          </LineItem>
        ))}
      </LineList>
    </chakra.section>
  )
}
