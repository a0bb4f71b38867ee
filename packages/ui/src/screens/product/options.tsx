import type { Product } from '@motif/contract'
import { type ChosenOptions, isPossible, isSoldOut, missingOptions } from '@motif/contract/product-rules'
import { memo, type Ref, startTransition, useOptimistic } from 'react'
import { OptionGroup } from '../../components/option-group/index.ts'
import { askFor } from './choice.ts'

export interface OptionsProps {
  product: Product
  chosen: ChosenOptions
  /** Called within a transition: the options show the choice at once, whatever else it changes. */
  onChoose: (change: { options: ChosenOptions }) => void
  /** The product was to be bought: what is not chosen yet is asked for. @default false */
  isAsked?: boolean
  /** The first option nothing is chosen of. */
  missingRef?: Ref<HTMLDivElement>
}

/** Every option with something to choose; what isn't made together with the rest can't be chosen, what is sold out can: one may be told when it is back. */
export const Options = memo(function Options({ product, chosen, onChoose, isAsked = false, missingRef }: OptionsProps) {
  const [shown, show] = useOptimistic(chosen)
  const [firstMissing] = missingOptions(product, shown)
  const choose = (options: ChosenOptions) =>
    startTransition(() => {
      show(options)
      onChoose({ options })
    })
  return product.options
    .filter(({ values }) => values.length > 1)
    .map((option) => (
      <OptionGroup
        key={option.id}
        option={option}
        value={shown[option.id] ?? null}
        onChange={({ value }) => choose({ ...shown, [option.id]: value })}
        isOffered={({ value }) => isPossible(product, shown, option.id, value)}
        isSoldOut={({ value }) => isSoldOut(product, shown, option.id, value)}
        error={isAsked && shown[option.id] === undefined ? askFor(option) : undefined}
        {...(option.id === firstMissing?.id && missingRef ? { ref: missingRef } : undefined)}
      />
    ))
})
