import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { TextField } from '../../components/field/index.ts'
import { LoadedProducts } from '../../components/loaded-products/index.ts'
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

/** Number of results for screen readers. */
function foundWords(shown: number, total = shown): string {
  if (shown === 0) return m.editor_product_none()
  return total > shown
    ? m.editor_product_found_first({ count: shown, total })
    : m.editor_product_found({ count: total })
}

/** All designable products, with a search. */
export function ProductsStep(props: ProductsStepProps) {
  const { present, text, onSearch, products, total, failure, onRetry } = props
  const { opening, refusal, onChoose, looked, isOfCart, onClose } = props
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
      <LoadedProducts
        products={products}
        failure={failure}
        onRetry={onRetry}
        lead={(found) => foundWords(found.length, total)}
        skeleton={<ProductChoices onChoose={onChoose} />}
      >
        {(found) => (
          <ProductChoices
            products={found}
            present={present}
            opening={opening ?? null}
            focused={looked ?? null}
            onChoose={({ product }) => (product === present ? onClose() : onChoose({ product }))}
          />
        )}
      </LoadedProducts>
    </chakra.div>
  )
}
