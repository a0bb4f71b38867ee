import { chakra } from '@chakra-ui/react'
import type { Cart } from '@motif/contract'
import { m } from '@motif/messages'
import { Button } from '../../components/button/index.ts'
import { LineButtonLabel, LineItem, LineList, useMovingLines } from '../../components/line-item/index.ts'
import type { CartNotice } from './line-notice.tsx'
import type { CartScreenProps } from './types.ts'

type Props = Pick<CartScreenProps, 'onMoveToCart' | 'onRemove' | 'pendingLines'> & {
  cart: Pick<Cart, 'savedLines' | 'notices'>
}

/** Notices of saved lines; price changes are shown when moved to the cart. */
const words: Partial<Record<CartNotice['code'], () => string>> = {
  'out-of-stock': () => m.cart_saved_out(),
  unavailable: () => m.cart_saved_unavailable()
}

const none: readonly string[] = []

/** Lines saved for later. */
export function SavedLines({ cart: { savedLines, notices }, pendingLines = none, onMoveToCart, onRemove }: Props) {
  const { shown, onGone } = useMovingLines(savedLines)
  if (savedLines.length === 0) return null
  const noticeOf = (lineId: string) =>
    notices.find((notice) => notice.lineId === lineId && words[notice.code] !== undefined)?.code
  return (
    <chakra.section aria-labelledby="cart-saved" marginBlockStart={{ base: 2, md: 16 }} maxWidth={{ lg: '52rem' }}>
      <chakra.h2 id="cart-saved" textStyle="section" marginBlockEnd={4}>
        {m.cart_saved_title()}
      </chakra.h2>
      <LineList borderBlockStartWidth="1px" aria-labelledby="cart-saved">
        {shown.map(({ key, line, phase }) => {
          const notice = noticeOf(line.id)
          return (
            <LineItem
              key={key}
              line={line}
              isPending={pendingLines.includes(line.id)}
              phase={phase}
              onGone={() => onGone(key)}
              href={`/product/${line.productSlug}`}
            >
              {notice === undefined ? null : (
                <chakra.p textStyle="small" color="warn" marginBlockStart={2}>
                  {words[notice]?.()}
                </chakra.p>
              )}
              <chakra.div display="flex" flexWrap="wrap" marginBlockStart={2} marginInlineStart={-3}>
                {onMoveToCart && notice === undefined ? (
                  <Button variant="quiet" size="sm" onClick={() => onMoveToCart({ lineId: line.id })}>
                    <LineButtonLabel words={m.cart_saved_move()} name={line.name} />
                  </Button>
                ) : null}
                <Button variant="quiet" size="sm" onClick={() => onRemove({ lineId: line.id })}>
                  <LineButtonLabel words={m.cart_remove()} name={line.name} />
                </Button>
              </chakra.div>
            </LineItem>
          )
        })}
      </LineList>
    </chakra.section>
  )
}
