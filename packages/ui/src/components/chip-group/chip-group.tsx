import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { useId } from 'react'
import { chipGroupRecipe } from './recipe.ts'

export interface ChipOption {
  value: string
  label: string
  /** Cannot be had together with what else is chosen. */
  isDisabled?: boolean
}

export interface ChipGroupProps {
  /** What is chosen, such as "Size". */
  legend: string
  options: readonly ChipOption[]
  value: string | null
  onChange: (change: { value: string }) => void
}

/** Options as radio buttons that look like chips; impossible ones are struck out and cannot be reached. */
export function ChipGroup({ legend, options, value, onChange }: ChipGroupProps) {
  const name = useId()
  const styles = useSlotRecipe({ recipe: chipGroupRecipe })()
  return (
    <chakra.fieldset css={styles['root']}>
      <chakra.legend css={styles['legend']}>{legend}</chakra.legend>
      <chakra.div css={styles['list']}>
        {options.map((option) => (
          <chakra.label key={option.value} css={styles['item']}>
            <chakra.input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.isDisabled ?? false}
              onChange={() => onChange({ value: option.value })}
              css={styles['input']}
            />
            <chakra.span css={styles['face']}>{option.label}</chakra.span>
          </chakra.label>
        ))}
      </chakra.div>
    </chakra.fieldset>
  )
}
