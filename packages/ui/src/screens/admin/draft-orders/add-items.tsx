import { chakra } from '@chakra-ui/react'
import type { DraftCustomer, ProductCard } from '@motif/contract'
import { m } from '@motif/messages'
import { useState } from 'react'
import { Button } from '../../../components/button/index.ts'
import { SelectField } from '../../../components/select/index.ts'
import type { Failure } from '../../../failure/index.ts'
import { FailureNotice, focusIfLost } from '../../../forms/index.ts'
import { formatMoney } from '../../../format/index.ts'
import { ProductSearchField } from '../product-search-field.tsx'
import { type LineValues, lineText } from './draft-values.ts'
import type { DraftOrderSectionProps, DraftProduct } from './types.ts'

export type AddLine = (line: Pick<LineValues, 'variantId' | 'quantity' | 'name' | 'copyOf' | 'image'>) => void

type Props = Pick<DraftOrderSectionProps, 'onFindDraftProducts' | 'onReadDraftProduct'> & { onAdd: AddLine }

type Found = readonly Pick<ProductCard, 'slug' | 'name'>[]

/** A variant's options in words. */
const variantText = ({ options }: DraftProduct, variant: DraftProduct['variants'][number]) =>
  options
    .map(({ id, values }) => values.find(({ value }) => value === variant.options[id])?.label ?? '')
    .filter((word) => word !== '')
    .join(', ')

/** Searches a product, then chooses a variant. */
export function AddItems({ onFindDraftProducts, onReadDraftProduct, onAdd }: Props) {
  const [q, setQ] = useState('')
  const [found, setFound] = useState<Found>()
  const [product, setProduct] = useState<DraftProduct>()
  const [variantId, setVariantId] = useState('')
  const [failure, setFailure] = useState<Failure>()
  const [isBusy, setBusy] = useState(false)
  const search = async () => {
    if (q.trim() === '' || isBusy) return
    setBusy(true)
    setFailure(undefined)
    setProduct(undefined)
    const answer = await onFindDraftProducts({ q: q.trim() })
    setBusy(false)
    if ('failure' in answer) setFailure(answer.failure)
    else setFound(answer.items)
  }
  const choose = async (slug: string) => {
    setBusy(true)
    setFailure(undefined)
    const answer = await onReadDraftProduct({ slug })
    setBusy(false)
    if ('failure' in answer) return setFailure(answer.failure)
    setProduct(answer)
    setVariantId(answer.variants[0]?.id ?? '')
  }
  const add = () => {
    const variant = product?.variants.find(({ id }) => id === variantId)
    if (!product || !variant) return
    const words = variantText(product, variant)
    onAdd({ variantId, quantity: 1, name: words === '' ? product.name : `${product.name}, ${words}` })
    setProduct(undefined)
    setFound(undefined)
    setQ('')
  }
  return (
    <chakra.div display="grid" gap={3} aria-busy={isBusy || undefined}>
      <ProductSearchField value={q} isBusy={isBusy && !product} onChange={setQ} onSearch={() => void search()} />
      <FailureNotice failure={failure} />
      {product ? (
        <chakra.div
          ref={focusIfLost}
          tabIndex={-1}
          outline="none"
          display="flex"
          flexWrap="wrap"
          gap={3}
          alignItems="end"
        >
          <chakra.div flex="1 1 14rem">
            <SelectField
              label={m.admin_edit_variant({ item: product.name })}
              isRequired={false}
              value={variantId}
              onChange={({ currentTarget: { value } }) => setVariantId(value)}
            >
              {product.variants.map((variant) => (
                <option key={variant.id} value={variant.id}>
                  {m.admin_draft_variant({
                    options: variantText(product, variant) || variant.sku,
                    price: formatMoney(variant.price),
                    count: variant.stock
                  })}
                </option>
              ))}
            </SelectField>
          </chakra.div>
          <Button onClick={add}>{m.admin_draft_add()}</Button>
        </chakra.div>
      ) : found === undefined ? null : (
        <chakra.output display="block">
          {found.length === 0 ? (
            <p>{m.admin_draft_found_nothing()}</p>
          ) : (
            <chakra.ul listStyle="none" display="flex" flexWrap="wrap" gap={2} aria-label={m.admin_draft_found()}>
              {found.map(({ slug, name }) => (
                <li key={slug}>
                  <Button size="sm" disabled={isBusy} onClick={() => void choose(slug)}>
                    {name}
                  </Button>
                </li>
              ))}
            </chakra.ul>
          )}
        </chakra.output>
      )}
    </chakra.div>
  )
}

/** Earlier items of the customer, to reorder with their designs. */
export const OrderAgain = ({ lines, onAdd }: { lines: DraftCustomer['lines']; onAdd: AddLine }) => (
  <chakra.details>
    <chakra.summary minHeight="target" alignContent="center" cursor="pointer" fontWeight="medium">
      {m.admin_draft_ordered_before({ count: lines.length })}
    </chakra.summary>
    <chakra.ul listStyle="none" display="grid" gap={2}>
      {lines.map((line) => (
        <chakra.li key={line.lineId} display="flex" flexWrap="wrap" gap={3} alignItems="center">
          <chakra.span flex="1 1 14rem" overflowWrap="anywhere">
            {line.quantity} × <bdi>{lineText(line)}</bdi>
            <chakra.span color="fg.muted">
              {' · '}
              {line.design ? m.admin_draft_with_design({ number: line.orderNumber }) : line.orderNumber}
            </chakra.span>
          </chakra.span>
          <Button
            size="sm"
            aria-label={m.admin_draft_again_item({ item: lineText(line) })}
            onClick={() =>
              onAdd({
                variantId: line.variantId,
                quantity: line.quantity,
                name: lineText(line),
                image: line.image,
                ...(line.design && { copyOf: { orderId: line.orderId, lineId: line.lineId } })
              })
            }
          >
            {m.admin_draft_again()}
          </Button>
        </chakra.li>
      ))}
    </chakra.ul>
  </chakra.details>
)
