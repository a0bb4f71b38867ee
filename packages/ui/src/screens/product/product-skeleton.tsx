import { chakra } from '@chakra-ui/react'
import { Skeleton } from '../../components/skeleton/index.ts'
import { VisuallyHidden } from '../../components/visually-hidden/index.ts'
import { m } from '../../messages/index.ts'
import { Columns } from './columns.tsx'

/** The product page's shape, before there is a product. */
export const ProductSkeleton = () => (
  <chakra.div aria-busy>
    <VisuallyHidden as="output">{m.product_loading()}</VisuallyHidden>
    <Skeleton height="18px" width="16rem" maxWidth="60%" marginBlock="13px" />
    <Columns
      pictures={<Skeleton aspectRatio="4 / 5" borderRadius="panel" />}
      choice={
        <chakra.div display="flex" flexDirection="column" gap={6}>
          <Skeleton height="42px" width="75%" />
          <Skeleton height="40px" width="8rem" />
          <Skeleton height="70px" />
          <Skeleton height="70px" />
          <Skeleton height="52px" />
          <Skeleton height="52px" />
        </chakra.div>
      }
    />
  </chakra.div>
)
