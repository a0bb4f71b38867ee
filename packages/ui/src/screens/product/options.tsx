import type { Product } from '@motif/contract'
import { type ChosenOptions, isPossible, missingOptions } from '@motif/contract/product-rules'
import type { Ref } from 'react'
import { OptionGroup } from '../../components/option-group/index.ts'
import { askFor } from './choice.ts'

export interface OptionsProps {
  product: Product
  chosen: ChosenOptions
  onChoose: (change: { options: ChosenOptions }) => void
  /** The product was to be bought: what is not chosen yet is asked for. @default false */
  isAsked?: boolean
  /** The first option nothing is chosen of. */
  missingRef?: Ref<HTMLDivElement>
}

/** Every option with something to choose; what isn't made together with the rest can't be chosen. */
export function Options({ product, chosen, onChoose, isAsked = false, missingRef }: OptionsProps) {
  const [firstMissing] = missingOptions(product, chosen)
  return product.options
    .filter(({ values }) => values.length > 1)
    .map((option) => (
      <OptionGroup
        key={option.id}
        option={option}
        value={chosen[option.id] ?? null}
        onChange={({ value }) => onChoose({ options: { ...chosen, [option.id]: value } })}
        isOffered={({ value }) => isPossible(product, chosen, option.id, value)}
        error={isAsked && chosen[option.id] === undefined ? askFor(option) : undefined}
        {...(option.id === firstMissing?.id && missingRef ? { ref: missingRef } : undefined)}
      />
    ))
}
