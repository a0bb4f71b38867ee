import type { Option } from '@motif/contract'
import { isColour } from '@motif/contract/product-rules'
import { ChipGroup } from '../chip-group/index.ts'
import { SwatchGroup } from '../swatch-group/index.ts'

export interface OptionGroupProps {
  option: Option
  value: string | null
  onChange: (change: { value: string }) => void
  /** Which values can be chosen. @default every one */
  isOffered?: (choice: { value: string }) => boolean
}

/** An option of goods: a colour as swatches, anything else as chips. */
export function OptionGroup({ option, value, onChange, isOffered }: OptionGroupProps) {
  const shared = { legend: option.name, options: option.values.map((choice) => ({ ...choice, isDisabled: isOffered?.(choice) === false })), value, onChange }
  return isColour(option) ? <SwatchGroup {...shared} /> : <ChipGroup {...shared} />
}
