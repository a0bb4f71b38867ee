import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { PenTool } from 'lucide-react'
import { type ReactNode, useCallback, useRef, useState } from 'react'
import { Button, LinkButton } from '../../components/button/index.ts'
import { CompareButton } from '../../components/compare-button/index.ts'
import { Notice } from '../../components/notice/index.ts'
import { FormerPrice } from '../../components/price/index.ts'
import { QuantityStepper } from '../../components/quantity-stepper/index.ts'
import { ShareButton } from '../../components/share-links/index.ts'
import { WishButton } from '../../components/wish-button/index.ts'
import { sentenceOf } from '../../failure/index.ts'
import { formatMoney } from '../../format/index.ts'
import type { Product } from '@motif/contract'
import { type ChosenOptions, unitPrice } from '@motif/contract/product-rules'
import { AddButton } from './add-button.tsx'
import { designHref, type Offer, offerOf, sharedPath } from './choice.ts'
import { Delivery } from './delivery.tsx'
import { Options } from './options.tsx'
import { PhotoStart } from './photo-start.tsx'
import { SizeGuide } from './size-guide.tsx'
import { StockAlert } from './stock-alert.tsx'
import { StockLine } from './stock-line.tsx'
import { Tiers } from './tiers.tsx'
import type { ProductScreenProps } from './types.ts'

type Props = Pick<
  ProductScreenProps,
  | 'deliveryBy'
  | 'destination'
  | 'onAddToCart'
  | 'onDesignPhotos'
  | 'isAdding'
  | 'hasAdded'
  | 'addFailure'
  | 'stockAlerts'
  | 'compared'
> & {
  product: Product
  chosen: ChosenOptions
  /** Preview before publication: actions are disabled. */
  isPreview: boolean
  /** Rating, below the price. */
  stars?: ReactNode
  onChoose: (change: { options: ChosenOptions }) => void
}

/** Two buttons side by side if the space suffices. */
const sideBySide = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10.5rem), 1fr))',
  gap: 3,
  _empty: { display: 'none' }
} as const

/** Maximum quantity. */
const maxOf = ({ stock }: Offer) => Math.max(1, stock)

/** Price, options, quantity, delivery, and the actions. */
export function Buy({
  product,
  chosen,
  isPreview,
  stars,
  onChoose,
  deliveryBy,
  destination,
  onAddToCart,
  onDesignPhotos,
  isAdding,
  hasAdded,
  addFailure,
  stockAlerts,
  compared
}: Props) {
  const [quantity, setQuantity] = useState(1)
  const [isAsked, setAsked] = useState(false)
  const missingRef = useRef<HTMLDivElement>(null)
  const offer = offerOf(product, chosen, quantity)
  const { priced } = offer
  const listPrice = priced.formerPrice ?? priced.price
  const price = unitPrice(priced, quantity)
  const canAdd = offer.stock > 0
  const most = maxOf(offer)
  const shownPrice = offer.isFrom ? m.catalogue_from({ price: formatMoney(price) }) : formatMoney(price)
  const designLabel = product.isReadyMade ? m.product_make_yours() : m.product_customise()
  /** Newer than the rendered state: the button may be pressed right after an option. */
  const lastChosen = useRef(chosen)
  const choose = useCallback(
    (change: { options: ChosenOptions }) => {
      lastChosen.current = change.options
      onChoose(change)
    },
    [onChoose]
  )
  const lineNow = () => {
    const now = offerOf(product, lastChosen.current, quantity)
    return now.variant && { variantId: now.variant.id, quantity: Math.min(quantity, maxOf(now)) }
  }
  /** Scrolls to the missing options. */
  const ask = () => {
    setAsked(true)
    missingRef.current?.scrollIntoView({ block: 'center' })
    missingRef.current?.querySelector<HTMLElement>('input:not(:disabled)')?.focus({ preventScroll: true })
  }
  return (
    <chakra.div display="flex" flexDirection="column" gap={6}>
      <chakra.div marginTop={2}>
        <chakra.div display="flex" alignItems="center" justifyContent="space-between" gap={3} marginEnd={-3}>
          {/* Announced when the price changes. */}
          <chakra.output display="flex" alignItems="baseline" gap={3}>
            <chakra.span
              textStyle="figure"
              fontFamily="heading"
              fontSize="3xl"
              fontWeight="semibold"
              lineHeight="title"
              letterSpacing="tight"
            >
              {shownPrice}
            </chakra.span>
            {price.amount < listPrice.amount ? <FormerPrice money={listPrice} /> : null}
          </chakra.output>
          {isPreview ? null : <ShareButton title={product.name} path={sharedPath(product, chosen)} />}
        </chakra.div>
        {stars}
      </chakra.div>
      <Options product={product} chosen={chosen} onChoose={choose} isAsked={isAsked} missingRef={missingRef} />
      {product.sizeGuide ? (
        <SizeGuide product={product} guide={product.sizeGuide} chosen={chosen} onChoose={choose} />
      ) : null}
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap={5} rowGap={3}>
        <QuantityStepper
          value={Math.min(quantity, most)}
          max={Math.min(most, 999)}
          isDisabled={!canAdd}
          onChange={(change) => setQuantity(change.quantity)}
        />
        <StockLine offer={offer} />
      </chakra.div>
      {offer.variant && !canAdd && !isPreview ? <StockAlert variantId={offer.variant.id} alerts={stockAlerts} /> : null}
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
          <chakra.span
            textStyle="figure"
            flexShrink={0}
            maxWidth="50%"
            display={{ base: 'inline', lg: 'none' }}
            fontFamily="heading"
            fontSize="xl"
            fontWeight="semibold"
            paddingInlineStart={1}
          >
            {shownPrice}
          </chakra.span>
          <AddButton
            isDisabled={!canAdd || isPreview}
            isAdding={isAdding}
            hasAdded={hasAdded}
            lineNow={lineNow}
            onAdd={onAddToCart}
            onIncomplete={ask}
          />
        </chakra.div>
        {product.isCustomisable && isPreview ? (
          <Button size="lg" isWide disabled>
            <PenTool aria-hidden />
            {designLabel}
          </Button>
        ) : product.isCustomisable ? (
          <chakra.div css={sideBySide}>
            <LinkButton data-needs-script="" href={designHref(product, chosen)} size="lg" isWide>
              <PenTool aria-hidden />
              {designLabel}
            </LinkButton>
            {/* A ready-made product starts with its own design. */}
            {onDesignPhotos && !product.isReadyMade ? (
              <PhotoStart
                onChoose={(files) => onDesignPhotos({ files, href: designHref(product, lastChosen.current) })}
              />
            ) : null}
          </chakra.div>
        ) : null}
        <chakra.div css={sideBySide}>
          {isPreview ? null : <WishButton product={product} variantId={offer.variant?.id ?? null} shape="wide" />}
          {compared && !isPreview ? <CompareButton product={product} compared={compared} /> : null}
        </chakra.div>
      </chakra.div>
      <Delivery
        delivery={product.delivery}
        isCustomisable={product.isCustomisable}
        deliveryBy={deliveryBy}
        destination={destination}
      />
      <Tiers tiers={product.tiers} offer={priced} quantity={quantity} />
    </chakra.div>
  )
}
