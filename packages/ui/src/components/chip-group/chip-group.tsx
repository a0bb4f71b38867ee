import { RadioGroup, chakra, useSlotRecipe } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { CircleAlert } from 'lucide-react'
import { type Ref, useId } from 'react'
import { coveringInput, whenChosen } from '../radio-group/index.ts'
import { chipGroupRecipe } from './recipe.ts'

export interface ChipOption {
  value: string
  label: string
  /** Cannot be had together with what else is chosen. */
  isDisabled?: boolean
  /** Is made, but gone: it can be chosen, and says so. */
  isSoldOut?: boolean
}

export interface ChipGroupProps {
  /** What is chosen, such as "Size". */
  legend: string
  options: readonly ChipOption[]
  value: string | null
  onChange: (change: { value: string }) => void
  /** What is to be done here first, in a sentence; every chip is described by it. */
  error?: string | undefined
  ref?: Ref<HTMLDivElement>
}

/** Options as radio buttons that look like chips; impossible ones are struck out and cannot be reached. */
export function ChipGroup({ legend, options, value, onChange, error, ref }: ChipGroupProps) {
  const errorId = useId()
  const styles = useSlotRecipe({ recipe: chipGroupRecipe })()
  return (
    <RadioGroup.Root
      ref={ref ?? null}
      recipe={chipGroupRecipe}
      invalid={error !== undefined}
      value={value}
      onValueChange={whenChosen(onChange)}
    >
      <RadioGroup.Label>{legend}</RadioGroup.Label>
      {error === undefined ? null : (
        <chakra.p id={errorId} css={styles['error']}>
          <CircleAlert size={18} strokeWidth={1.75} aria-hidden />
          {error}
        </chakra.p>
      )}
      <chakra.div css={styles['list']}>
        {options.map((option) => (
          <RadioGroup.Item key={option.value} value={option.value} disabled={option.isDisabled ?? false}>
            <RadioGroup.ItemHiddenInput
              style={coveringInput}
              {...(error !== undefined && { 'aria-describedby': errorId })}
            />
            <RadioGroup.ItemText>
              {option.label}
              {option.isSoldOut === true && option.isDisabled !== true ? (
                <chakra.small css={styles['note']}> {m.product_value_sold_out()}</chakra.small>
              ) : null}
            </RadioGroup.ItemText>
          </RadioGroup.Item>
        ))}
      </chakra.div>
    </RadioGroup.Root>
  )
}
