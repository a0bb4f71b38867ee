import type { Product } from '@motif/contract'
import { type ChosenOptions, isPossible } from '@motif/contract/product-rules'
import { OptionGroup } from '../../components/option-group/index.ts'

export interface OptionsProps {
  product: Product
  chosen: ChosenOptions
  onChoose: (change: { options: ChosenOptions }) => void
}

/** Every option with something to choose; what isn't made together with the rest can't be chosen. */
export const Options = ({ product, chosen, onChoose }: OptionsProps) =>
  product.options
    .filter(({ values }) => values.length > 1)
    .map((option) => (
      <OptionGroup
        key={option.id}
        option={option}
        value={chosen[option.id] ?? null}
        onChange={({ value }) => onChoose({ options: { ...chosen, [option.id]: value } })}
        isOffered={({ value }) => isPossible(product, chosen, option.id, value)}
      />
    ))
