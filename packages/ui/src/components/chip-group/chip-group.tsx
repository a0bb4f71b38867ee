import { RadioGroup, chakra, useSlotRecipe } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { CircleAlert } from 'lucide-react'
import { type Ref, useId } from 'react'
import { overlayInputStyles, syncOnChange } from '../radio-group/index.ts'
import { chipGroupRecipe } from './recipe.ts'

export interface ChipOption {
  value: string
  label: string
  /** Not available with the other chosen options. */
  isDisabled?: boolean
  /** Sold out, but selectable. */
  isSoldOut?: boolean
}

export interface ChipGroupProps {
  /** Name of the option, such as "Size". */
  legend: string
  options: readonly ChipOption[]
  value: string | null
  onChange: (change: { value: string }) => void
  /** Error message; it describes every chip. */
  error?: string | undefined
  ref?: Ref<HTMLDivElement>
}

/** Radio buttons styled as chips; unavailable ones are struck through and disabled. */
export function ChipGroup({ legend, options, value, onChange, error, ref }: ChipGroupProps) {
  const errorId = useId()
  const styles = useSlotRecipe({ recipe: chipGroupRecipe })()
  return (
    <RadioGroup.Root
      ref={ref ?? null}
      recipe={chipGroupRecipe}
      invalid={error !== undefined}
      value={value}
      onValueChange={syncOnChange(onChange)}
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
              style={overlayInputStyles}
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
