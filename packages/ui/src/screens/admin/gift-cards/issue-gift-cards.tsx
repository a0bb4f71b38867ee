import { chakra } from '@chakra-ui/react'
import type { IssuedGiftCard, NewGiftCards } from '@motif/contract'
import { giftCardLimits } from '@motif/contract/gift-card-rules'
import { isEmail } from '@motif/contract/rules'
import { momentOfLocal } from '@motif/contract/time-zone-rules'
import { m } from '@motif/messages'
import { useState } from 'react'
import { Button } from '../../../components/button/index.ts'
import { TextField } from '../../../components/field/index.ts'
import { TextAreaField } from '../../../components/text-area/index.ts'
import type { Failure } from '../../../failure/index.ts'
import { FailureNotice, type Texts, useForm } from '../../../forms/index.ts'
import { localTimeInput, numberOf } from '../typed-values.ts'
import { ShownCodes } from './shown-codes.tsx'
import type { GiftCardSectionProps } from './types.ts'

type Name = 'amount' | 'count' | 'endsAt' | 'recipientEmail' | 'message'

const empty: Texts<Name> = { amount: '', count: '1', endsAt: '', recipientEmail: '', message: '' }

/** Parses a typed amount to minor units. */
export const minorOf = (text: string, decimals: number): number => Math.round(numberOf(text) * 10 ** decimals)

const isWhole = (value: number, least: number, most: number) =>
  Number.isSafeInteger(value) && value >= least && value <= most

type Props = Pick<GiftCardSectionProps, 'decimals' | 'timeZone' | 'onIssueGiftCards'> & { onClose: () => void }

function wishOf(
  { amount, count, endsAt, recipientEmail, message }: Texts<Name>,
  { decimals, timeZone }: Pick<Props, 'decimals' | 'timeZone'>
): NewGiftCards {
  const email = recipientEmail.trim()
  return {
    amount: minorOf(amount, decimals),
    count: email === '' ? numberOf(count) : 1,
    endsAt: momentOfLocal(endsAt, timeZone) ?? null,
    recipientEmail: email === '' ? null : email,
    message: email === '' || message.trim() === '' ? null : message.trim()
  }
}

/** Issues gift cards. With an e-mail the code is mailed; otherwise codes are shown once. */
export function IssueGiftCards({ decimals, timeZone, onIssueGiftCards, onClose }: Props) {
  const [failure, setFailure] = useState<Failure | undefined>()
  const [isSaving, setSaving] = useState(false)
  const [made, setMade] = useState<readonly IssuedGiftCard[]>()
  const issue = async (values: Texts<Name>) => {
    setFailure(undefined)
    setSaving(true)
    const answer = await onIssueGiftCards(wishOf(values, { decimals, timeZone }))
    setSaving(false)
    if ('failure' in answer) setFailure(answer.failure)
    else if (answer.items.some(({ code }) => code !== null)) setMade(answer.items)
    else onClose()
  }
  const form = useForm<Name>({
    initial: empty,
    failure,
    check: ({ amount, count, recipientEmail }) => ({
      amount: isWhole(minorOf(amount, decimals), 1, giftCardLimits.amount)
        ? undefined
        : m.admin_gift_card_amount_wrong(),
      count:
        recipientEmail.trim() !== '' || isWhole(numberOf(count), 1, giftCardLimits.atOnce)
          ? undefined
          : m.admin_gift_card_count_wrong({ most: String(giftCardLimits.atOnce) }),
      recipientEmail:
        recipientEmail.trim() === '' || isEmail(recipientEmail.trim()) ? undefined : m.admin_gift_card_email_wrong()
    }),
    onSubmit: (values) => {
      if (!isSaving) void issue(values)
    }
  })
  if (made) return <ShownCodes issued={made} onClose={onClose} />
  const isMailed = form.values.recipientEmail.trim() !== ''
  return (
    <chakra.form {...form.formProps} display="grid" gap={5} fontSize="sm">
      <TextField
        label={m.admin_gift_card_amount()}
        inputMode="decimal"
        dir="ltr"
        autoComplete="off"
        {...form.field('amount')}
      />
      <TextField
        label={m.admin_gift_card_email()}
        hint={m.admin_gift_card_email_hint()}
        isRequired={false}
        type="email"
        autoComplete="off"
        dir="ltr"
        maxLength={254}
        {...form.field('recipientEmail')}
      />
      {isMailed ? (
        <TextAreaField
          label={m.admin_gift_card_message()}
          isRequired={false}
          dir="auto"
          rows={3}
          maxLength={giftCardLimits.message}
          {...form.field('message')}
        />
      ) : (
        <TextField
          label={m.admin_gift_card_count()}
          hint={m.admin_gift_card_count_hint()}
          inputMode="numeric"
          dir="ltr"
          autoComplete="off"
          {...form.field('count')}
        />
      )}
      <TextField
        label={m.admin_gift_card_ends()}
        hint={m.admin_gift_card_ends_hint({ zone: timeZone })}
        isRequired={false}
        {...localTimeInput}
        {...form.field('endsAt')}
      />
      <FailureNotice failure={form.unplaced} />
      <chakra.div display="flex" flexWrap="wrap" gap={3}>
        <Button type="submit" variant="accent" isBusy={isSaving}>
          {isMailed ? m.admin_gift_card_make_and_mail() : m.admin_gift_card_make()}
        </Button>
        <Button variant="quiet" disabled={isSaving} onClick={onClose}>
          {m.common_cancel()}
        </Button>
      </chakra.div>
    </chakra.form>
  )
}
