import { NumberInput } from '@chakra-ui/react'
import { Minus, Plus } from 'lucide-react'
import { useId } from 'react'
import { limits } from '@motif/contract/rules'
import { m } from '@motif/messages'
import { useTypedEarly } from '../field/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { useTypedNumber } from '../number-input/index.ts'
import { quantityStepperRecipe } from './recipe.ts'

export interface QuantityStepperProps {
  /** Names the number for screen readers, such as "Quantity of Everyday tee". @default 'Quantity' */
  label?: string
  /** Of the number, for a label that is seen. */
  id?: string
  /** Of the number in its form. */
  name?: string
  value: number
  /** @default 1 */
  min?: number
  /** @default the shop's largest quantity */
  max?: number
  isDisabled?: boolean
  /** @default false */
  isInvalid?: boolean
  /** Id of a sentence about the number, such as what is missing. */
  describedBy?: string | undefined
  /** Called with a whole number between `min` and `max`. */
  onChange: (change: { quantity: number }) => void
}

/** A number with a minus and a plus. What is typed counts when the field is left or Enter is pressed. */
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
  const field = useTypedEarly((typed) => (typed.isFocused ? type(typed.value) : take(typed.value)))
  const step = (by: 1 | -1) => ({
    disabled: isDisabled || (by === 1 ? value >= max : value <= min),
    'data-each-press': '',
    // Left out of the way of the Tab key by Chakra; ours can be reached.
    tabIndex: 0,
    // Pointers are heard when they go down; a key, a screen reader and a press from before the page was hydrated only click.
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
      // Each change may be a call to the server.
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
          // Chakra's words for it are English; the role says enough.
          aria-roledescription=""
        />
        <NumberInput.IncrementTrigger asChild {...step(1)}>
          <IconButton label={m.common_quantity_more()} icon={<Plus aria-hidden />} />
        </NumberInput.IncrementTrigger>
      </NumberInput.Control>
    </NumberInput.Root>
  )
}
