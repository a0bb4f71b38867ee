import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { FailedState } from '../../components/failed-state/index.ts'
import { TextField } from '../../components/field/index.ts'
import { Notice } from '../../components/notice/index.ts'
import { ProductChoices } from '../../components/product-choices/index.ts'
import { readSentenceOf } from '../../failure/index.ts'
import type { ChangeProductDialogProps } from './types.ts'

type ProductsStepProps = Pick<
  ChangeProductDialogProps,
  | 'present'
  | 'text'
  | 'onSearch'
  | 'products'
  | 'total'
  | 'failure'
  | 'onRetry'
  | 'opening'
  | 'refusal'
  | 'onChoose'
  | 'looked'
  | 'isOfCart'
  | 'onClose'
>

/** How many there are, for those who do not see them change. */
function foundWords({ products, total = products?.length ?? 0 }: Pick<ProductsStepProps, 'products' | 'total'>) {
  if (products === undefined) return m.editor_product_loading()
  if (products.length === 0) return m.editor_product_none()
  return total > products.length
    ? m.editor_product_found_first({ count: products.length, total })
    : m.editor_product_found({ count: total })
}

/** Everything a design can go on, with a search. */
export function ProductsStep(props: ProductsStepProps) {
  const { present, text, onSearch, products, failure, onRetry, opening, refusal, onChoose, looked, isOfCart, onClose } =
    props
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={5}>
      <p>
        <chakra.span color="fg.muted">{m.editor_product_lead()}</chakra.span>{' '}
        {isOfCart ? <chakra.span>{m.editor_product_cart()}</chakra.span> : null}
      </p>
      {refusal ? (
        <Notice tone="bad">
          {refusal.code === 'not-found' ? m.editor_product_gone() : readSentenceOf(refusal)}{' '}
          {m.editor_product_failed_safe()}
        </Notice>
      ) : null}
      <chakra.search display="block" maxWidth={{ md: '24rem' }}>
        <TextField
          type="search"
          label={m.editor_product_search()}
          isRequired={false}
          value={text}
          maxLength={80}
          autoComplete="off"
          enterKeyHint="search"
          dir="auto"
          onChange={({ currentTarget }) => onSearch({ text: currentTarget.value })}
        />
      </chakra.search>
      {failure && products === undefined ? (
        <FailedState
          failure={failure}
          title={m.editor_product_failed_title()}
          safe={m.editor_product_failed_safe()}
          onRetry={onRetry}
          headingLevel={3}
        />
      ) : (
        <>
          <chakra.output textStyle="small" color="fg.muted">
            {foundWords(props)}
          </chakra.output>
          <ProductChoices
            products={products}
            present={present}
            opening={opening ?? null}
            focused={looked ?? null}
            onChoose={({ product }) => (product === present ? onClose() : onChoose({ product }))}
          />
        </>
      )}
    </chakra.div>
  )
}
