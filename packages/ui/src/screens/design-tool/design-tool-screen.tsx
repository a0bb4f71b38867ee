import { chakra } from '@chakra-ui/react'
import { Workbench } from './workbench.tsx'
import { DesignToolFailed, DesignToolLoading } from './waiting.tsx'
import type { DesignToolScreenProps } from './types.ts'

/** The design tool: goods in the middle, tools beside them, settings of what is chosen, and always the price and the cart. */
export function DesignToolScreen(props: DesignToolScreenProps) {
  const { product, isLoading = false, failure, onRetry, areaId } = props
  const area = product?.printAreas.find(({ id }) => id === areaId) ?? product?.printAreas[0]
  if (failure && !product) return <DesignToolFailed failure={failure} onRetry={onRetry} />
  if (isLoading || !product || !area) return <DesignToolLoading />
  return (
    <chakra.div display="flex" flexDirection="column" height={{ lg: 'calc(100svh - var(--chakra-sizes-header))' }} minHeight={{ lg: '36rem' }}>
      <Workbench {...props} product={product} area={area} />
    </chakra.div>
  )
}
