import type { Product } from '@motif/contract'
import { type ChosenOptions, isColour, isPossible } from '@motif/contract/product-rules'
import { ChipGroup } from '../../components/chip-group/index.ts'
import { SwatchGroup } from '../../components/swatch-group/index.ts'

export interface OptionsProps {
  product: Product
  chosen: ChosenOptions
  onChoose: (change: { options: ChosenOptions }) => void
}

/** Every option as swatches or chips; what isn't made together with the rest can't be chosen. */
export const Options = ({ product, chosen, onChoose }: OptionsProps) =>
  product.options.map(({ id, name, values }) => {
    // Where there is but one, there is nothing to choose.
    if (values.length < 2) return null
    const shared = {
      legend: name,
      value: chosen[id] ?? null,
      onChange: ({ value }: { value: string }) => onChoose({ options: { ...chosen, [id]: value } })
    }
    const options = values.map((value) => ({ ...value, isDisabled: !isPossible(product, chosen, id, value.value) }))
    return values.some(({ swatch }) => swatch !== null) ? <SwatchGroup key={id} {...shared} options={options} /> : <ChipGroup key={id} {...shared} options={options} />
  })
