import type { ShopSettings } from '@motif/contract'
import { isStatement } from '@motif/contract/payment-rules'
import { priceText } from '../typed-values.ts'

/** Form values of the payment settings. */
export interface PaymentsForm {
  /** In the currency's main unit. */
  leastOrder: string
  /** Empty: the account's words alone. */
  statement: string
  hasWallets: boolean
  keepsCards: boolean
}

export const paymentsForm = (
  { payments: { leastOrder, statement, hasWallets, keepsCards } }: ShopSettings,
  decimals: number
): PaymentsForm => ({
  leastOrder: priceText(leastOrder, decimals),
  statement: statement ?? '',
  hasWallets,
  keepsCards
})

interface Reading {
  price: (text: string, name: string) => number
  wrong: (name: string, problem: 'statement') => void
}

export function paymentsOf(form: PaymentsForm, { price, wrong }: Reading): ShopSettings['payments'] {
  const statement = form.statement.trim()
  if (statement !== '' && !isStatement(statement)) wrong('statement', 'statement')
  return {
    leastOrder: price(form.leastOrder, 'leastOrder'),
    statement: statement === '' ? null : statement,
    hasWallets: form.hasWallets,
    keepsCards: form.keepsCards
  }
}
