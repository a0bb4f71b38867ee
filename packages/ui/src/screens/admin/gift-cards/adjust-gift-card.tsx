import { chakra } from '@chakra-ui/react'
import type { GiftCardPage } from '@motif/contract'
import { giftCardLimits } from '@motif/contract/gift-card-rules'
import { m } from '@motif/messages'
import { useState } from 'react'
import { Button } from '../../../components/button/index.ts'
import { TextField } from '../../../components/field/index.ts'
import type { Failure } from '../../../failure/index.ts'
import { FailureNotice, type Texts, useForm } from '../../../forms/index.ts'
import { formatMoney } from '../../../format/index.ts'
import { minorOf } from './issue-gift-cards.tsx'
import type { GiftCardSectionProps } from './types.ts'

type Name = 'amount' | 'reason'

const empty: Texts<Name> = { amount: '', reason: '' }

type Props = Pick<GiftCardSectionProps, 'decimals' | 'onAdjustGiftCard'> & { card: GiftCardPage; onClose: () => void }

/** Adjusts a balance, with a reason for ledger and log. */
export function AdjustGiftCard({ card, decimals, onAdjustGiftCard, onClose }: Props) {
  const [failure, setFailure] = useState<Failure | undefined>()
  const [isSaving, setSaving] = useState(false)
  // A minus sign of any script's keyboard.
  const amountOf = (typed: string) => minorOf(typed.replace(/[−–‒]/, '-'), decimals)
  const adjust = async ({ amount, reason }: Texts<Name>) => {
    setFailure(undefined)
    setSaving(true)
    const refused = await onAdjustGiftCard({ id: card.id, amount: amountOf(amount), reason: reason.trim() })
    setSaving(false)
    if (refused) setFailure(refused)
    else onClose()
  }
  const form = useForm<Name>({
    initial: empty,
    failure,
    check: ({ amount, reason }) => {
      const minor = amountOf(amount)
      const isFine = Number.isSafeInteger(minor) && minor !== 0 && Math.abs(minor) <= giftCardLimits.amount
      return {
        amount: isFine ? undefined : m.admin_gift_card_adjust_wrong(),
        reason: reason.trim() === '' ? m.admin_gift_card_reason_missing() : undefined
      }
    },
    onSubmit: (values) => {
      if (!isSaving) void adjust(values)
    }
  })
  return (
    <chakra.form {...form.formProps} display="grid" gap={5} fontSize="sm">
      <p>{m.admin_gift_card_holds({ amount: formatMoney(card.balance) })}</p>
      <TextField
        label={m.admin_gift_card_adjust_by()}
        hint={m.admin_gift_card_adjust_hint()}
        dir="ltr"
        autoComplete="off"
        {...form.field('amount')}
      />
      <TextField
        label={m.admin_gift_card_reason()}
        autoComplete="off"
        dir="auto"
        maxLength={giftCardLimits.reason}
        {...form.field('reason')}
      />
      <FailureNotice failure={form.unplaced} />
      <chakra.div display="flex" flexWrap="wrap" gap={3}>
        <Button type="submit" variant="accent" isBusy={isSaving}>
          {m.admin_gift_card_adjust()}
        </Button>
        <Button variant="quiet" disabled={isSaving} onClick={onClose}>
          {m.common_cancel()}
        </Button>
      </chakra.div>
    </chakra.form>
  )
}
