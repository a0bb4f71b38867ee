import { chakra } from '@chakra-ui/react'
import { missingOptions, variantOf } from '@motif/contract/product-rules'
import { m } from '@motif/messages'
import { useRef, useState } from 'react'
import { Button } from '../../components/button/index.ts'
import { Notice } from '../../components/notice/index.ts'
import { ProductOptions } from '../../components/option-group/index.ts'
import { Price } from '../../components/price/index.ts'
import { type Failure, sentenceOf } from '../../failure/index.ts'
import { formatList, formatNumber } from '../../format/index.ts'
import type { AlsoOnDialogProps, OfferedCopy } from './types.ts'

interface CopyCardProps extends Pick<AlsoOnDialogProps, 'onChooseOption' | 'onAdd' | 'onPut'> {
  copy: OfferedCopy
  isBusy: boolean
  refusal: Failure | undefined
}

/** The design on one product: open options, price, and add to cart. */
export function CopyCard({ copy, isBusy, refusal, onChooseOption, onAdd, onPut }: CopyCardProps) {
  const { product, picture, options, leftOut, isToBeSeen, inCart } = copy
  const [isTried, setTried] = useState(false)
  const missing = useRef<HTMLDivElement>(null)
  const variant = missingOptions(product, options).length > 0 ? undefined : variantOf(product, options)
  const label = variant?.stock === 0 ? m.catalogue_out() : m.common_add_to_cart()
  const add = () => {
    setTried(true)
    if (variant) onAdd({ product: product.slug, variantId: variant.id })
    else missing.current?.querySelector('input')?.focus()
  }
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
            isAsked={isTried}
            missingRef={missing}
            onChoose={(choice) => onChooseOption({ product: product.slug, ...choice })}
          />
          <chakra.output textStyle="small" color="fg.muted" minHeight="1lh">
            {inCart > 0 ? m.editor_also_on_in_cart({ count: formatNumber(inCart) }) : null}
          </chakra.output>
          {refusal ? <Notice tone="bad">{sentenceOf(refusal)}</Notice> : null}
          <Button
            variant="accent"
            isBusy={isBusy}
            disabled={variant?.stock === 0}
            aria-label={`${label}, ${product.name}`}
            onClick={add}
            marginBlockStart="auto"
          >
            {label}
          </Button>
        </>
      )}
    </chakra.li>
  )
}
