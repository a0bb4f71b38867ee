import type { Product } from '@motif/contract'
import type { ChosenOptions } from '@motif/contract/product-rules'
import { memo, startTransition, useOptimistic } from 'react'
import { ProductOptions, type ProductOptionsProps } from '../../components/option-group/index.ts'

export interface OptionsProps extends Pick<ProductOptionsProps, 'isAsked' | 'missingRef'> {
  product: Product
  chosen: ChosenOptions
  /** Called in a transition: options respond at once. */
  onChoose: (change: { options: ChosenOptions }) => void
}

/** Product options; they update before the rest of the page. */
export const Options = memo(function Options({ chosen, onChoose, ...others }: OptionsProps) {
  const [shown, show] = useOptimistic(chosen)
  const choose = (options: ChosenOptions) =>
    startTransition(() => {
      show(options)
      onChoose({ options })
    })
  return (
    <ProductOptions
      {...others}
      chosen={shown}
      onChoose={({ optionId, value }) => choose({ ...shown, [optionId]: value })}
    />
  )
})
