import { chakra } from '@chakra-ui/react'
import type { CollectionProduct } from '@motif/contract'
import { m } from '@motif/messages'
import { memo } from 'react'
import { ProductPicture } from '../../../components/picture/index.ts'
import { MovableList } from '../movable-list.tsx'
import { ProductStatusBadge } from '../products/index.ts'

/** A product taken out, and its place. */
export interface Removed {
  product: CollectionProduct
  at: number
}

/** Products that fit on a screen. Longer lists have buttons to both ends. */
const fewProducts = 10

interface CollectionProductsProps {
  products: readonly CollectionProduct[]
  isDisabled: boolean
  onChange: (change: { products: readonly CollectionProduct[]; removed: Removed | undefined }) => void
}

/** Products of a collection in order. Memoised, because there are hundreds. */
export const CollectionProducts = memo(({ products, isDisabled, onChange }: CollectionProductsProps) => {
  const change = (changed: readonly CollectionProduct[]) => {
    const left = new Set(changed.map(({ id }) => id))
    const at = products.findIndex(({ id }) => !left.has(id))
    const product = products[at]
    onChange({ products: changed, removed: product && { product, at } })
  }
  return (
    <MovableList
      label={m.admin_section_products()}
      items={products}
      nameOf={({ name }) => name}
      isDisabled={isDisabled}
      hasEnds={products.length > fewProducts}
      onChange={change}
    >
      {({ name, picture, status, isShown }) => (
        <chakra.div display="flex" alignItems="center" gap={3} minHeight="target">
          <chakra.span width="2.5rem" flexShrink={0} aria-hidden>
            <ProductPicture picture={picture} sizes="40px" />
          </chakra.span>
          <chakra.bdi minWidth={0} overflowWrap="anywhere">
            {name}
          </chakra.bdi>
          {isShown ? null : <ProductStatusBadge status={status} isShown={isShown} />}
        </chakra.div>
      )}
    </MovableList>
  )
})
