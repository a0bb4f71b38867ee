import { chakra } from '@chakra-ui/react'
import { Minus, Plus } from 'lucide-react'
import { useState } from 'react'
import { limits } from '@motif/contract/rules'
import { m } from '@motif/messages'
import { useTypedEarly } from '../field/index.ts'
import { IconButton } from '../icon-button/index.ts'

export interface QuantityStepperProps {
  /** Names the number for screen readers, such as "Quantity of Everyday tee". @default 'Quantity' */
  label?: string
  value: number
  /** @default 1 */
  min?: number
  /** @default the shop's largest quantity */
  max?: number
  isDisabled?: boolean
  /** Id of a sentence about the number, such as what is missing. */
  describedBy?: string | undefined
  /** Called with a whole number between `min` and `max`. */
  onChange: (change: { quantity: number }) => void
}

/** A number with a minus and a plus. What is typed counts when the field is left or Enter is pressed. */
export function QuantityStepper({
  label,
  value,
  min = 1,
  max = limits.quantityMax,
  isDisabled = false,
  describedBy,
  onChange
}: QuantityStepperProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const set = (wanted: number) => {
    const quantity = Math.min(Math.max(min, max), Math.max(min, Math.round(wanted)))
    setDraft(null)
    if (quantity !== value) onChange({ quantity })
  }
  const take = (typed: string) => set(/^\d+$/.test(typed) ? Number(typed) : value)
  const commit = () => {
    if (draft !== null) take(draft)
  }
  const field = useTypedEarly((typed) => (typed.isFocused ? setDraft(typed.value) : take(typed.value)))
  return (
    <chakra.fieldset
      display="inline-flex"
      minWidth={0}
      alignItems="center"
      borderWidth="1px"
      borderColor="border.control"
      borderRadius="control"
      bg="bg.float"
      width="fit"
      aria-label={label ?? m.common_quantity()}
    >
      <IconButton
        label={m.common_quantity_less()}
        icon={<Minus aria-hidden />}
        disabled={isDisabled || value <= min}
        data-each-press=""
        onClick={() => set(value - 1)}
      />
      <chakra.input
        ref={field}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        aria-label={label ?? m.common_quantity()}
        aria-describedby={describedBy}
        disabled={isDisabled}
        value={draft ?? String(value)}
        onChange={(event) => setDraft(event.currentTarget.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit()
          if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
            event.preventDefault()
            set(value + (event.key === 'ArrowUp' ? 1 : -1))
          }
        }}
        width="3.25rem"
        minHeight="target"
        textAlign="center"
        textStyle="figure"
      />
      <IconButton
        label={m.common_quantity_more()}
        icon={<Plus aria-hidden />}
        disabled={isDisabled || value >= max}
        data-each-press=""
        onClick={() => set(value + 1)}
      />
    </chakra.fieldset>
  )
}
