import { m } from '@motif/messages'
import { CardNumberField, TestCards, isCardNumber } from '../../components/card-fields/index.ts'
import type { Failure } from '../../failure/index.ts'
import { useForm } from '../../forms/index.ts'

interface CardFormOptions {
  /** The shop's own card field: the provider has no form. */
  isOwnField: boolean
  failure: Failure | null | undefined
  onPay: (details: { card?: string }) => void
}

export const useCardForm = ({ isOwnField, failure, onPay }: CardFormOptions) =>
  useForm({
    initial: { card: '' },
    failure,
    check: ({ card }) => ({ card: isOwnField && !isCardNumber(card) ? m.checkout_card_wrong() : undefined }),
    onSubmit: ({ card }) => onPay(isOwnField ? { card: card.replaceAll(' ', '') } : {})
  })

/** Card number field and test cards. */
export function CardEntry({ form }: { form: ReturnType<typeof useCardForm> }) {
  const { name, value, error, onBlur } = form.field('card')
  const set = ({ number }: { number: string }) => form.set('card', number)
  return (
    <>
      <CardNumberField name={name} value={value} error={error} onBlur={onBlur} onChange={set} />
      <TestCards onUse={set} />
    </>
  )
}
