import type { Option } from '@motif/contract'
import { isColour } from '@motif/contract/product-rules'
import type { Ref } from 'react'
import { ChipGroup } from '../chip-group/index.ts'
import { SwatchGroup } from '../swatch-group/index.ts'

export interface OptionGroupProps {
  option: Option
  value: string | null
  onChange: (change: { value: string }) => void
  /** Selectable values. @default all */
  isOffered?: (choice: { value: string }) => boolean
  /** Sold-out values, which stay selectable. @default none */
  isSoldOut?: (choice: { value: string }) => boolean
  /** Error message. Colours always have a choice. */
  error?: string | undefined
  /** The chips of a non-colour option. */
  ref?: Ref<HTMLDivElement>
}

/** A product option: swatches for colours, chips for others. */
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
