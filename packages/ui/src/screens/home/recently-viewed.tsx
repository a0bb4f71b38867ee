import { chakra } from '@chakra-ui/react'
import type { ProductCard } from '@motif/contract'
import { m } from '@motif/messages'
import { ProductTile } from '../../components/product-card/index.ts'

/** What the person looked at last, in a row that can be swept sideways. */
export function RecentlyViewed({ products }: { products: readonly ProductCard[] }) {
  if (products.length === 0) return null
  return (
    <chakra.section
      aria-labelledby="recently-viewed"
      marginTop={{ base: 12, md: 20 }}
      borderTopWidth="1px"
      paddingTop={{ base: 8, md: 10 }}
    >
      <chakra.h2 id="recently-viewed" textStyle="section" marginBottom={6}>
        {m.catalogue_recent()}
      </chakra.h2>
      <chakra.ul
        display="grid"
        gridAutoFlow="column"
        gridAutoColumns={{ base: '9rem', md: '11rem' }}
        gap={{ base: 4, md: 6 }}
        overflowX="auto"
        scrollSnapType="x proximity"
        padding={1}
        margin={-1}
        paddingBottom={3}
      >
        {products.map((product) => (
          <chakra.li key={product.slug} scrollSnapAlign="start">
            <ProductTile product={product} sizes="(min-width: 48em) 11rem, 9rem" hasSwatches={false} />
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.section>
  )
}
