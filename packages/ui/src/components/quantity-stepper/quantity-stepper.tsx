import { NumberInput } from '@chakra-ui/react'
import { Minus, Plus } from 'lucide-react'
import { useId } from 'react'
import { limits } from '@motif/contract/rules'
import { m } from '@motif/messages'
import { useEarlyInput } from '../field/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { useTypedNumber } from '../number-input/index.ts'
import { quantityStepperRecipe } from './recipe.ts'

export interface QuantityStepperProps {
  /** Accessible name of the input, such as "Quantity of Everyday tee". @default 'Quantity' */
  label?: string
  /** Id of the input, for a visible label. */
  id?: string
  /** Form name of the input. */
  name?: string
  value: number
  /** @default 1 */
  min?: number
  /** @default the shop's maximum quantity */
  max?: number
  isDisabled?: boolean
  /** @default false */
  isInvalid?: boolean
  /** Id of a description, such as an error message. */
  describedBy?: string | undefined
  /** Called with an integer between `min` and `max`. */
  onChange: (change: { quantity: number }) => void
}

/** A number input with minus and plus. Typed values apply on blur or Enter. */
export function QuantityStepper({
  label = m.common_quantity(),
  id,
  name,
  value,
  min = 1,
  max = limits.quantityMax,
  isDisabled = false,
  isInvalid = false,
  describedBy,
  onChange
}: QuantityStepperProps) {
  const ownId = useId()
  const most = Math.max(min, max)
  const set = (wanted: number) => {
    const quantity = Math.min(most, Math.max(min, Math.round(wanted)))
    if (quantity !== value) onChange({ quantity })
  }
  const take = (text: string) => set(/^\d+$/.test(text) ? Number(text) : value)
  const { rootProps, type } = useTypedNumber({ value: String(value), onCommit: take })
  const field = useEarlyInput((typed) => (typed.isFocused ? type(typed.value) : take(typed.value)))
  const step = (by: 1 | -1) => ({
    disabled: isDisabled || (by === 1 ? value >= max : value <= min),
    'data-each-press': '',
    // Chakra removes it from the tab order; here it stays reachable.
    tabIndex: 0,
    // Pointers act on pointerdown; keys, screen readers and pre-hydration presses only click.
    onClick: ({ detail }: { detail: number }) => {
      if (detail === 0) set(value + by)
    }
  })
  return (
    <NumberInput.Root
      recipe={quantityStepperRecipe}
      ids={{ input: id ?? ownId }}
      {...(name !== undefined && { name })}
      min={min}
      max={most}
      disabled={isDisabled}
      invalid={isInvalid}
      inputMode="numeric"
      pattern="[0-9]*"
      focusInputOnChange={false}
      // Each change may call the API.
      spinOnPress={false}
      translations={{ decrementLabel: m.common_quantity_less(), incrementLabel: m.common_quantity_more() }}
      {...rootProps}
      onValueChange={(change) => take(change.value)}
    >
      <NumberInput.Control aria-label={label}>
        <NumberInput.DecrementTrigger asChild {...step(-1)}>
          <IconButton label={m.common_quantity_less()} icon={<Minus aria-hidden />} />
        </NumberInput.DecrementTrigger>
        <NumberInput.Input
          ref={field}
          aria-label={label}
          aria-describedby={describedBy}
          // Chakra's role description is English; the role suffices.
          aria-roledescription=""
        />
        <NumberInput.IncrementTrigger asChild {...step(1)}>
          <IconButton label={m.common_quantity_more()} icon={<Plus aria-hidden />} />
        </NumberInput.IncrementTrigger>
      </NumberInput.Control>
    </NumberInput.Root>
  )
}
