import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { CircleAlert } from 'lucide-react'
import { type Ref, useId } from 'react'
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
  /** What is to be done here first, in a sentence; every chip is described by it. */
  error?: string | undefined
  ref?: Ref<HTMLFieldSetElement>
}

/** Options as radio buttons that look like chips; impossible ones are struck out and cannot be reached. */
export function ChipGroup({ legend, options, value, onChange, error, ref }: ChipGroupProps) {
  const name = useId()
  const errorId = useId()
  const styles = useSlotRecipe({ recipe: chipGroupRecipe })()
  return (
    <chakra.fieldset ref={ref ?? null} css={styles['root']} data-invalid={error === undefined ? undefined : true}>
      <chakra.legend css={styles['legend']}>{legend}</chakra.legend>
      {error === undefined ? null : (
        <chakra.p id={errorId} css={styles['error']}>
          <CircleAlert size={18} strokeWidth={1.75} aria-hidden />
          {error}
        </chakra.p>
      )}
      <chakra.div css={styles['list']}>
        {options.map((option) => (
          <chakra.label key={option.value} css={styles['item']}>
            <chakra.input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.isDisabled ?? false}
              aria-describedby={error === undefined ? undefined : errorId}
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
