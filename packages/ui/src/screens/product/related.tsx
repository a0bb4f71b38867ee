import { chakra } from '@chakra-ui/react'
import type { ProductCard } from '@motif/contract'
import { memo, useId } from 'react'
import { ProductTile } from '../../components/product-card/index.ts'

interface RelatedProps {
  title: string
  products: readonly ProductCard[]
}

/** Up to four products in a row; two rows on phones. */
export const ProductRow = ({ products }: Pick<RelatedProps, 'products'>) => (
  <chakra.ul
    display="grid"
    gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' }}
    columnGap={{ base: 4, md: 6 }}
    rowGap={6}
  >
    {products.slice(0, 4).map((product) => (
      <li key={product.slug}>
        <ProductTile
          product={product}
          sizes="(min-width: 85em) 302px, (min-width: 48em) calc((100vw - 120px) / 4), calc((100vw - 48px) / 2)"
        />
      </li>
    ))}
  </chakra.ul>
)

/** A titled list of other products. */
export const Related = memo(function Related({ title, products }: RelatedProps) {
  const id = useId()
  if (products.length === 0) return null
  return (
    <chakra.section aria-labelledby={id}>
      <chakra.h2 id={id} textStyle="section" marginBottom={6}>
        {title}
      </chakra.h2>
      <ProductRow products={products} />
    </chakra.section>
  )
})
