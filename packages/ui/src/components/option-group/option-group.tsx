import type { Option } from '@motif/contract'
import { isColour } from '@motif/contract/product-rules'
import type { Ref } from 'react'
import { ChipGroup } from '../chip-group/index.ts'
import { SwatchGroup } from '../swatch-group/index.ts'

export interface OptionGroupProps {
  option: Option
  value: string | null
  onChange: (change: { value: string }) => void
  /** Which values can be chosen. @default every one */
  isOffered?: (choice: { value: string }) => boolean
  /** Which values are sold out: they can be chosen all the same. @default none */
  isSoldOut?: (choice: { value: string }) => boolean
  /** What is to be done here first, in a sentence. Colours are always chosen. */
  error?: string | undefined
  /** The chips of an option that is not a colour. */
  ref?: Ref<HTMLDivElement>
}

/** An option of a product: a colour as swatches, anything else as chips. */
export function OptionGroup({ option, value, onChange, isOffered, isSoldOut, error, ref }: OptionGroupProps) {
  const shared = {
    legend: option.name,
    options: option.values.map((choice) => ({
      ...choice,
      isDisabled: isOffered?.(choice) === false,
      isSoldOut: isSoldOut?.(choice) ?? false
    })),
    value,
    onChange
  }
  return isColour(option) ? <SwatchGroup {...shared} /> : <ChipGroup {...shared} error={error} ref={ref ?? null} />
}
