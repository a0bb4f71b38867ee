import type { Product } from '@motif/contract'
import type { ChosenOptions } from '@motif/contract/product-rules'
import { memo, startTransition, useOptimistic } from 'react'
import { ProductOptions, type ProductOptionsProps } from '../../components/option-group/index.ts'

export interface OptionsProps extends Pick<ProductOptionsProps, 'isAsked' | 'missingRef'> {
  product: Product
  chosen: ChosenOptions
  /** Called within a transition: the options show the choice at once, whatever else it changes. */
  onChoose: (change: { options: ChosenOptions }) => void
}

/** The options of a product, which show a choice before the rest of its page does. */
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
