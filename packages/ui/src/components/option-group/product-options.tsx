import type { Option, Product } from '@motif/contract'
import { type ChosenOptions, isPossible, isSoldOut, missingOptions } from '@motif/contract/product-rules'
import { m } from '@motif/messages'
import type { Ref } from 'react'
import { OptionGroup } from './option-group.tsx'

export interface ProductOptionsProps {
  product: Pick<Product, 'options' | 'variants'>
  chosen: ChosenOptions
  onChoose: (choice: { optionId: string; value: string }) => void
  /** Marks missing choices as errors. @default false */
  isAsked?: boolean
  /** The first option without a choice. */
  missingRef?: Ref<HTMLDivElement> | undefined
}

const askFor = ({ id, name }: Option): string =>
  id === 'size' ? m.product_choose_size() : m.product_choose_option({ option: name })

/**
 * All options with a choice. Combinations that do not exist are disabled; sold-out ones are selectable, for stock
 * alerts.
 */
export function ProductOptions({ product, chosen, onChoose, isAsked = false, missingRef }: ProductOptionsProps) {
  const [firstMissing] = missingOptions(product, chosen)
  return product.options
    .filter(({ values }) => values.length > 1)
    .map((option) => (
      <OptionGroup
        key={option.id}
        option={option}
        value={chosen[option.id] ?? null}
        onChange={({ value }) => onChoose({ optionId: option.id, value })}
        isOffered={({ value }) => isPossible(product, chosen, option.id, value)}
        isSoldOut={({ value }) => isSoldOut(product, chosen, option.id, value)}
        error={isAsked && chosen[option.id] === undefined ? askFor(option) : undefined}
        {...(option.id === firstMissing?.id && missingRef ? { ref: missingRef } : undefined)}
      />
    ))
}
