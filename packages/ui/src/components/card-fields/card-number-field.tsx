import { CreditCard } from 'lucide-react'
import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import type { ChangeEvent } from 'react'
import { Field, Input } from '../field/index.ts'
import { caretAfter, formatCardNumber } from './card-number.ts'

export interface CardNumberFieldProps {
  name: string
  value: string
  error: string | undefined
  onChange: (change: { number: string }) => void
  onBlur: () => void
}

/** A card number, grouped like on the card during input; the caret keeps its position. */
export function CardNumberField({ name, value, error, onChange, onBlur }: CardNumberFieldProps) {
  function change(event: ChangeEvent<HTMLInputElement>) {
    const input = event.currentTarget
    const before = input.value.slice(0, input.selectionStart ?? input.value.length).replace(/\D/g, '').length
    const formatted = formatCardNumber(input.value)
    // Written directly, so that React finds no difference and the caret stays.
    input.value = formatted
    const caret = caretAfter(formatted, before)
    input.setSelectionRange(caret, caret)
    onChange({ number: formatted })
  }
  return (
    <Field label={m.checkout_card_number()} error={error}>
      {(parts) => (
        // Numbers read left to right in every language; the card icon follows.
        <chakra.div position="relative" dir="ltr">
          <Input
            type="text"
            {...parts}
            name={name}
            value={value}
            onChange={change}
            onBlur={onBlur}
            inputMode="numeric"
            autoComplete="cc-number"
            placeholder="0000 0000 0000 0000"
            maxLength={23}
            textStyle="figure"
            fontSize="lg"
            paddingInlineEnd={11}
          />
          <chakra.span
            position="absolute"
            insetInlineEnd={3}
            insetBlockStart="50%"
            transform="translateY(-50%)"
            color="fg.muted"
            pointerEvents="none"
          >
            <CreditCard size={20} strokeWidth={1.75} aria-hidden />
          </chakra.span>
        </chakra.div>
      )}
    </Field>
  )
}
