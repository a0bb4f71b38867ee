import { chakra } from '@chakra-ui/react'
import { variantOf } from '@motif/contract/product-rules'
import { m } from '@motif/messages'
import type { RefCallback } from 'react'
import { Notice } from '../../components/notice/index.ts'
import { ProductOptions } from '../../components/option-group/index.ts'
import { Price } from '../../components/price/index.ts'
import { formatList } from '../../format/index.ts'
import type { ProductToConfirm, ChangeProductDialogProps } from './types.ts'

type ConfirmStepProps = ProductToConfirm & Pick<ChangeProductDialogProps, 'onChooseOption'>

/** The pressed element is gone: focus moves here. */
const takeFocus: RefCallback<HTMLFieldSetElement> = (step) => step?.focus({ preventScroll: true })

/** The design on the product: options, and areas without a target. */
export function ConfirmStep({ product, picture, options, leftOut, onChooseOption }: ConfirmStepProps) {
  const variant = variantOf(product, options)
  return (
    <chakra.fieldset
      ref={takeFocus}
      tabIndex={-1}
      data-autofocus
      aria-label={product.name}
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '14rem minmax(0, 1fr)' }}
      gap={6}
      alignItems="start"
      minWidth={0}
      _focusVisible={{ outline: 'none' }}
    >
      <chakra.div width={{ base: '10rem', md: 'full' }}>{picture}</chakra.div>
      <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={5} overflowWrap="anywhere">
        {leftOut.length > 0 ? (
          <Notice tone="warn">
            {m.editor_product_left_out({ sides: formatList(leftOut), product: product.name })}
          </Notice>
        ) : null}
        <Price
          money={variant?.price ?? product.price}
          fontFamily="heading"
          fontSize="xl"
          fontWeight="semibold"
          letterSpacing="tight"
        />
        <ProductOptions product={product} chosen={options} onChoose={onChooseOption} />
        {variant?.stock === 0 ? <Notice tone="info">{m.editor_product_sold_out()}</Notice> : null}
      </chakra.div>
    </chakra.fieldset>
  )
}
