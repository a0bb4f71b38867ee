import { chakra } from '@chakra-ui/react'
import type { ProductCard } from '@motif/contract'
import { ProductTile, ProductTileSkeleton } from '../../components/product-card/index.ts'

const Grid = chakra('ul', {
  className: 'product-grid',
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'repeat(2, minmax(0, 1fr))',
      md: 'repeat(3, minmax(0, 1fr))',
      xl: 'repeat(4, minmax(0, 1fr))'
    },
    columnGap: { base: 4, md: 6 },
    rowGap: { base: 6, md: 8 }
  }
})

/** Picture width: page minus gutters, gaps, and filters from 64em on. */
const besideFilters =
  '(min-width: 85em) 240px, (min-width: 80em) calc((100vw - 420px) / 4), (min-width: 64em) calc((100vw - 372px) / 3), (min-width: 48em) calc((100vw - 96px) / 3), calc((100vw - 48px) / 2)'

export const ProductGrid = ({
  products,
  isStale,
  isFirstView,
  headingLevel,
  sizes = besideFilters
}: {
  products: readonly ProductCard[]
  isStale: boolean
  /** The first picture is the largest of the page. */
  isFirstView: boolean
  headingLevel: 2 | 3 | 4
  /** The pictures' `sizes`. @default beside the filters */
  sizes?: string
}) => (
  <Grid aria-busy={isStale} css={isStale ? { '& img': { opacity: 0.5 } } : {}}>
    {products.map((product, index) => (
      <li key={product.slug} data-product={product.slug}>
        <ProductTile
          product={product}
          sizes={sizes}
          isPriority={isFirstView && index === 0}
          headingLevel={headingLevel}
        />
      </li>
    ))}
  </Grid>
)

export const ProductGridSkeleton = ({ count }: { count: number }) => (
  <Grid aria-busy>
    {Array.from({ length: count }, (_, index) => (
      <li key={index}>
        <ProductTileSkeleton />
      </li>
    ))}
  </Grid>
)
