import { chakra } from '@chakra-ui/react'
import type { ProductCard } from '@motif/contract'
import { m } from '@motif/messages'
import { Button } from '../button/index.ts'
import { ProductTile } from '../product-card/index.ts'

export interface RecentlyViewedProps {
  /** Newest first. */
  products: readonly ProductCard[]
  /** Clears the list. */
  onClear: () => void
}

/** Recently viewed products in a scrollable row. */
export function RecentlyViewed({ products, onClear }: RecentlyViewedProps) {
  return (
    <chakra.section
      aria-labelledby="recently-viewed"
      marginTop={{ base: 12, md: 20 }}
      borderTopWidth="1px"
      paddingTop={{ base: 8, md: 10 }}
    >
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        gap={3}
        marginBottom={6}
      >
        <chakra.h2 id="recently-viewed" textStyle="section">
          {m.catalogue_recent()}
        </chakra.h2>
        <Button variant="quiet" size="sm" aria-label={m.catalogue_recent_clear_all()} onClick={onClear}>
          {m.catalogue_recent_clear()}
        </Button>
      </chakra.div>
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
