import { chakra } from '@chakra-ui/react'
import type { ProductCard } from '@motif/contract'
import { m } from '@motif/messages'
import { type RefCallback, useId } from 'react'
import { formatMoney } from '../../format/index.ts'
import { ProductPicture } from '../picture/index.ts'
import { Skeleton } from '../skeleton/index.ts'

type Choice = Pick<ProductCard, 'slug' | 'name' | 'images' | 'price' | 'hasPriceRange' | 'stock'>

export interface ProductChoicesProps {
  /** Undefined while loading. */
  products?: readonly Choice[] | undefined
  /** Disables choices. @default false */
  isBusy?: boolean
  /** The current one, marked. @default none */
  present?: string | undefined
  /** The chosen one, loading. @default none */
  opening?: string | null
  /** Gets focus when the list appears. @default none */
  focused?: string | null
  onChoose: (choice: { product: string }) => void
}

const Grid = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
    gap: 4
  }
})

/** A click target that covers the card. */
const Choose = chakra('button', {
  base: {
    display: 'block',
    width: 'full',
    textAlign: 'start',
    borderRadius: 'panel',
    _after: { content: '""', position: 'absolute', inset: 0, borderRadius: 'panel' },
    _focusVisible: {
      outline: 'none',
      _after: { outline: '2px solid', outlineColor: 'accent', outlineOffset: '2px' }
    },
    _disabled: { opacity: 0.5 },
    '&[aria-busy=true] picture': { opacity: 0.5 }
  }
})

/** At most four columns. */
const sizes = '(min-width: 48em) 190px, 44vw'

const takeFocus: RefCallback<HTMLButtonElement> = (button) => button?.focus()

/** A list of products to choose from. */
export const ProductChoices = ({
  products,
  isBusy = false,
  present,
  opening = null,
  focused = null,
  onChoose
}: ProductChoicesProps) => (
  <Grid aria-busy={isBusy || products === undefined || undefined}>
    {products?.map((product) => (
      <chakra.li key={product.slug} position="relative">
        <ProductChoice
          product={product}
          isBusy={isBusy}
          isPresent={product.slug === present}
          isOpening={product.slug === opening}
          isFocused={product.slug === focused}
          onChoose={onChoose}
        />
      </chakra.li>
    )) ??
      ['1', '2', '3', '4'].map((key) => (
        <li key={key}>
          <Skeleton aspectRatio="4 / 5" borderRadius="panel" />
          <Skeleton height="5" width="70%" marginBlockStart={2} />
          <Skeleton height="4" width="40%" marginBlockStart={1.5} />
        </li>
      ))}
  </Grid>
)

interface ProductChoiceProps extends Pick<ProductChoicesProps, 'onChoose'> {
  product: Choice
  isBusy: boolean
  isPresent: boolean
  isOpening: boolean
  isFocused: boolean
}

function ProductChoice({ product, isBusy, isPresent, isOpening, isFocused, onChoose }: ProductChoiceProps) {
  const { slug, name, images, price, hasPriceRange, stock } = product
  const id = useId()
  const amount = formatMoney(price)
  const [picture] = images
  return (
    <>
      <Choose
        type="button"
        disabled={isBusy}
        aria-describedby={id}
        aria-current={isPresent || undefined}
        aria-busy={isOpening || undefined}
        ref={isFocused ? takeFocus : null}
        onClick={() => onChoose({ product: slug })}
      >
        {picture ? (
          <ProductPicture
            picture={picture}
            sizes={sizes}
            alt=""
            {...(isPresent && { outline: '2px solid', outlineColor: 'accent', outlineOffset: '-2px' })}
          />
        ) : null}
        <chakra.span display="block" marginBlockStart={2} lineHeight="snug" overflowWrap="anywhere" dir="auto">
          {name}
        </chakra.span>
      </Choose>
      <chakra.div id={id} textStyle="small" color="fg.muted" marginBlockStart={0.5}>
        <chakra.p textStyle="figure">
          {stock === 'out' ? m.designs_sold_out() : hasPriceRange ? m.designs_price_from({ price: amount }) : amount}
        </chakra.p>
        {isPresent ? <chakra.p color="accent">{m.editor_product_present()}</chakra.p> : null}
      </chakra.div>
    </>
  )
}
