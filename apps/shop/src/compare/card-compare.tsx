import { CardCompare, type CompareButtonProps } from '@motif/ui/components/compare-button'
import { useCompared } from './use-compared.ts'

const Toggle = ({ product }: Pick<CompareButtonProps, 'product'>) => (
  <CardCompare product={product} compared={useCompared()} />
)

/** The comparison's toggle on a product card. */
export const cardAction = (product: CompareButtonProps['product']) => <Toggle product={product} />
