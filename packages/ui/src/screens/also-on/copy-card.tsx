import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import type { RefCallback } from 'react'
import { Button } from '../../components/button/index.ts'
import { Notice } from '../../components/notice/index.ts'
import { ProductOptions } from '../../components/option-group/index.ts'
import { Price } from '../../components/price/index.ts'
import { type Failure, sentenceOf } from '../../failure/index.ts'
import { formatList, formatNumber } from '../../format/index.ts'
import { isSoldOutCopy, variantOfCopy } from './copy-state.ts'
import type { AlsoOnDialogProps, OfferedCopy } from './types.ts'

interface CopyCardProps extends Pick<AlsoOnDialogProps, 'onChooseOption' | 'onPut'> {
  copy: OfferedCopy
  isBusy: boolean
  /** Its button is the dialog's primary action. */
  isPrimary: boolean
  /** Marks missing options. */
  isAsked: boolean
  /** The first option without a choice. */
  missingRef: RefCallback<HTMLDivElement>
  refusal: Failure | undefined
  onAdd: () => void
}

/** The design on one product: open options, price, and add to cart. */
export function CopyCard({
  copy,
  isBusy,
  isPrimary,
  isAsked,
  missingRef,
  refusal,
  onChooseOption,
  onAdd,
  onPut
}: CopyCardProps) {
  const { product, picture, options, leftOut, isToBeSeen, inCart } = copy
  const variant = variantOfCopy(copy)
  const isSoldOut = isSoldOutCopy(copy)
  const label = isSoldOut ? m.catalogue_out() : m.common_add_to_cart()
  return (
    <chakra.li display="flex" flexDirection="column" gap={3} minWidth={0} overflowWrap="anywhere">
      <chakra.div width={{ base: '12rem', md: 'full' }} borderRadius="panel" overflow="hidden">
        {picture}
      </chakra.div>
      <chakra.h3 textStyle="label" fontSize="lg">
        {product.name}
      </chakra.h3>
      <Price money={variant?.price ?? product.price} fontWeight="semibold" />
      {leftOut.length > 0 ? (
        <chakra.p textStyle="small" color="fg.muted">
          {m.editor_also_on_left_out({ sides: formatList(leftOut) })}
        </chakra.p>
      ) : null}
      {isToBeSeen ? (
        <>
          <Notice tone="warn">{m.editor_also_on_look()}</Notice>
          <Button onClick={() => onPut({ product: product.slug })} marginBlockStart="auto">
            {m.editor_also_on_put({ product: product.name })}
          </Button>
        </>
      ) : (
        <>
          <ProductOptions
            product={product}
            chosen={options}
            isAsked={isAsked}
            missingRef={missingRef}
            onChoose={(choice) => onChooseOption({ product: product.slug, ...choice })}
          />
          <chakra.output textStyle="small" color="fg.muted" minHeight="1lh">
            {inCart > 0 ? m.editor_also_on_in_cart({ count: formatNumber(inCart) }) : null}
          </chakra.output>
          {refusal ? <Notice tone="bad">{sentenceOf(refusal)}</Notice> : null}
          <Button
            variant={isPrimary ? 'accent' : 'outline'}
            isBusy={isBusy}
            disabled={isSoldOut}
            aria-label={`${label}, ${product.name}`}
            onClick={onAdd}
            marginBlockStart="auto"
          >
            {label}
          </Button>
        </>
      )}
    </chakra.li>
  )
}
