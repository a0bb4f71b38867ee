import { chakra } from '@chakra-ui/react'
import { Check, PenTool, Truck } from 'lucide-react'
import { useState } from 'react'
import { Button, LinkButton } from '../../components/button/index.ts'
import { Notice } from '../../components/notice/index.ts'
import { Price } from '../../components/price/index.ts'
import { QuantityStepper } from '../../components/quantity-stepper/index.ts'
import { sentenceOf } from '../../failure/index.ts'
import { formatDay, formatMoney } from '../../format/index.ts'
import { m } from '../../messages/index.ts'
import type { Product } from '@motif/contract'
import { type ChosenOptions, unitPrice, variantOf } from '@motif/contract/product-rules'
import { cheapestOf, designHref } from './choice.ts'
import { Options } from './options.tsx'
import { SizeGuide } from './size-guide.tsx'
import { StockLine } from './stock-line.tsx'
import { Tiers } from './tiers.tsx'
import type { ProductScreenProps } from './types.ts'

type Props = Pick<ProductScreenProps, 'deliveryBy' | 'onAddToCart' | 'isAdding' | 'hasAdded' | 'addFailure'> & {
  product: Product
  chosen: ChosenOptions
  onChoose: (change: { options: ChosenOptions }) => void
}

/** Price, options, quantity, delivery and the two ways on. */
export function Buy({ product, chosen, onChoose, deliveryBy, onAddToCart, isAdding, hasAdded, addFailure }: Props) {
  const [quantity, setQuantity] = useState(1)
  const variant = variantOf(product, chosen)
  const offer = variant ?? cheapestOf(product) ?? { price: product.price, tierPrices: [] }
  const listPrice = offer.price
  const price = unitPrice(offer, quantity)
  const canAdd = variant !== undefined && variant.stock > 0
  const most = Math.max(1, variant?.stock ?? 1)
  const { productionDays: production, shippingDaysMin: min, shippingDaysMax: max } = product.delivery
  const add = (
    <Button variant="accent" size="lg" isWide disabled={!canAdd} isBusy={isAdding} onClick={() => variant && onAddToCart({ variantId: variant.id, quantity: Math.min(quantity, most) })}>
      {hasAdded && !isAdding ? (
        <>
          <Check aria-hidden />
          {m.product_added()}
        </>
      ) : (
        m.common_add_to_cart()
      )}
    </Button>
  )
  return (
    <chakra.div display="flex" flexDirection="column" gap={6}>
      <chakra.p display="flex" alignItems="baseline" gap={3}>
        <Price money={price} fontFamily="heading" fontSize="3xl" fontWeight="semibold" lineHeight="title" letterSpacing="tight" />
        {price.amount < listPrice.amount ? (
          <chakra.s color="fg.muted" textStyle="figure">
            {formatMoney(listPrice)}
          </chakra.s>
        ) : null}
      </chakra.p>
      <Options product={product} chosen={chosen} onChoose={onChoose} />
      {product.sizeGuide ? <SizeGuide guide={product.sizeGuide} /> : null}
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap={5} rowGap={3}>
        <QuantityStepper value={Math.min(quantity, most)} max={Math.min(most, 999)} isDisabled={!canAdd} onChange={(change) => setQuantity(change.quantity)} />
        <StockLine variant={variant} />
      </chakra.div>
      {addFailure ? (
        <Notice tone="bad">
          <chakra.p fontWeight="semibold">{m.product_add_failed()}</chakra.p>
          <p>{sentenceOf(addFailure)}</p>
        </Notice>
      ) : null}
      <chakra.div display="flex" flexDirection="column" gap={3}>
        <chakra.div
          display="flex"
          alignItems="center"
          gap={4}
          position={{ base: 'fixed', lg: 'static' }}
          insetInline={0}
          bottom={0}
          zIndex={{ base: 'header', lg: 'auto' }}
          padding={{ base: 3, lg: 0 }}
          bg={{ base: 'bg', lg: 'transparent' }}
          borderTopWidth={{ base: '1px', lg: '0' }}
        >
          <Price money={price} display={{ base: 'inline', lg: 'none' }} fontFamily="heading" fontSize="xl" fontWeight="semibold" paddingInlineStart={1} />
          {add}
        </chakra.div>
        {product.isCustomisable ? (
          <LinkButton href={designHref(product, chosen)} size="lg" isWide>
            <PenTool aria-hidden />
            {product.isReadyMade ? m.product_make_yours() : m.product_customise()}
          </LinkButton>
        ) : null}
      </chakra.div>
      <chakra.div display="flex" gap={3}>
        <Truck size={20} strokeWidth={1.75} aria-hidden />
        <div>
          {deliveryBy === undefined ? null : <chakra.p fontWeight="medium">{m.product_delivery_by({ day: formatDay(deliveryBy) })}</chakra.p>}
          <chakra.p textStyle="small" color="fg.muted">
            {product.isCustomisable ? m.product_delivery_detail({ production, min, max }) : m.product_delivery_detail_stock({ production, min, max })}
          </chakra.p>
        </div>
      </chakra.div>
      <Tiers tiers={product.tiers} offer={offer} quantity={quantity} />
    </chakra.div>
  )
}
