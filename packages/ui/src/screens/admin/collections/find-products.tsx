import { chakra } from '@chakra-ui/react'
import type { CollectionProduct } from '@motif/contract'
import { m } from '@motif/messages'
import { Check, Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../components/button/index.ts'
import type { Failure } from '../../../failure/index.ts'
import { FailureNotice } from '../../../forms/index.ts'
import { ProductSearchField } from '../product-search-field.tsx'
import type { CollectionSectionProps } from './types.ts'

interface FindProductsProps extends Pick<CollectionSectionProps, 'onFindCollectionProducts'> {
  /** Ids of products that are in the collection. */
  chosen: ReadonlySet<string>
  isFull: boolean
  onAdd: (product: CollectionProduct) => void
}

/** Searches products to add. The results stay, so that several can be added. */
export function FindProducts({ chosen, isFull, onFindCollectionProducts, onAdd }: FindProductsProps) {
  const [q, setQ] = useState('')
  const [found, setFound] = useState<readonly CollectionProduct[]>()
  const [failure, setFailure] = useState<Failure>()
  const [isBusy, setBusy] = useState(false)
  const search = async () => {
    if (q.trim() === '' || isBusy) return
    setBusy(true)
    setFailure(undefined)
    const answer = await onFindCollectionProducts({ q: q.trim() })
    setBusy(false)
    if ('failure' in answer) setFailure(answer.failure)
    else setFound(answer.items)
  }
  return (
    <chakra.div display="grid" gap={3} aria-busy={isBusy || undefined}>
      <ProductSearchField
        value={q}
        hint={m.admin_products_search_hint()}
        isBusy={isBusy}
        isDisabled={isFull}
        onChange={setQ}
        onSearch={() => void search()}
      />
      <FailureNotice failure={failure} />
      <chakra.output display="block" color="fg.muted" _empty={{ display: 'none' }}>
        {found === undefined
          ? null
          : found.length === 0
            ? m.admin_draft_found_nothing()
            : m.admin_collection_found({ count: found.length })}
      </chakra.output>
      {found === undefined || found.length === 0 ? null : (
        <chakra.ul listStyle="none" display="flex" flexWrap="wrap" gap={2} aria-label={m.admin_draft_found()}>
          {found.map((product) => (
            <li key={product.id}>
              <Button
                size="sm"
                // Not disabled, so that the focus stays.
                aria-disabled={chosen.has(product.id) || isFull || undefined}
                aria-label={
                  chosen.has(product.id)
                    ? m.admin_collection_contains({ product: product.name })
                    : m.admin_collection_add_product({ product: product.name })
                }
                onClick={() => {
                  if (!chosen.has(product.id) && !isFull) onAdd(product)
                }}
              >
                {chosen.has(product.id) ? <Check aria-hidden /> : <Plus aria-hidden />}
                <bdi>{product.name}</bdi>
              </Button>
            </li>
          ))}
        </chakra.ul>
      )}
    </chakra.div>
  )
}
