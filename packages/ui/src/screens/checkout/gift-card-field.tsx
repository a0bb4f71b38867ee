import { chakra } from '@chakra-ui/react'
import type { QuotedGiftCard } from '@motif/contract'
import { giftCardLimits } from '@motif/contract/gift-card-rules'
import { m } from '@motif/messages'
import { Gift, X } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../components/button/index.ts'
import { Field, Input } from '../../components/field/index.ts'
import { IconButton } from '../../components/icon-button/index.ts'
import { sentenceOf } from '../../failure/index.ts'
import { useForm } from '../../forms/index.ts'
import { formatMoney } from '../../format/index.ts'
import type { GiftCards } from './types.ts'

type Props = Omit<GiftCards, 'isBusy'> & {
  isBusy: boolean
  /** Payment is in progress: locked. */
  isLocked: boolean
}

/** Applied gift cards, and a collapsed field to add one. */
export function GiftCardField({ cards, isBusy, isLocked, failure, onAdd, onRemove }: Props) {
  const mayAdd = cards.length < giftCardLimits.perOrder
  return (
    <chakra.section aria-label={m.checkout_gift_cards()} maxWidth="34rem" marginBlockEnd={4}>
      {cards.length > 0 ? (
        <chakra.ul listStyle="none" display="flex" flexDirection="column">
          {cards.map((card) => (
            <UsedCard key={card.id} card={card} isBusy={isBusy} isLocked={isLocked} onRemove={onRemove} />
          ))}
        </chakra.ul>
      ) : null}
      {/* Remounted, collapsed and empty, after a code was applied. */}
      {mayAdd ? (
        <AnotherCard
          key={cards.length}
          isFirst={cards.length === 0}
          isBusy={isBusy}
          isLocked={isLocked}
          failure={failure}
          onAdd={onAdd}
        />
      ) : null}
    </chakra.section>
  )
}

type AddingProps = Pick<Props, 'isBusy' | 'isLocked' | 'failure' | 'onAdd'>

function AnotherCard({ isFirst, ...form }: AddingProps & { isFirst: boolean }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <chakra.details
      open={isOpen || Boolean(form.failure)}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      css={{ '& summary::-webkit-details-marker': { display: 'none' } }}
    >
      <chakra.summary
        display="inline-flex"
        alignItems="center"
        gap={2}
        minHeight="target"
        cursor="pointer"
        listStyle="none"
        textStyle="small"
        textDecoration="underline"
        textUnderlineOffset="0.2em"
      >
        <Gift size={18} strokeWidth={1.75} aria-hidden />
        {isFirst ? m.checkout_gift_card_open() : m.checkout_gift_card_another()}
      </chakra.summary>
      <CodeForm {...form} />
    </chakra.details>
  )
}

function CodeForm({ isBusy, isLocked, failure, onAdd }: AddingProps) {
  const form = useForm({
    initial: { code: '' },
    failure: failure ? { ...failure, fields: { code: sentenceOf(failure) } } : undefined,
    check: ({ code }) => ({ code: code.trim() === '' ? m.checkout_gift_card_missing() : undefined }),
    onSubmit: ({ code }) => onAdd({ code: code.trim() })
  })
  const { error, ...field } = form.field('code')
  return (
    <chakra.form {...form.formProps} marginBlockStart={1}>
      <Field label={m.checkout_gift_card()} hint={m.checkout_gift_card_hint()} error={error} isRequired={false}>
        {(parts) => (
          <chakra.div display="flex" flexWrap="wrap" gap={2}>
            <Input
              type="text"
              flex="1 1 12rem"
              width="auto"
              dir="ltr"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={40}
              {...parts}
              {...field}
            />
            <Button type="submit" isBusy={isBusy} disabled={isLocked}>
              {m.checkout_gift_card_use()}
            </Button>
          </chakra.div>
        )}
      </Field>
    </chakra.form>
  )
}

const appliedText = ({ amount, balance }: QuotedGiftCard) => {
  if (balance.amount === 0) return m.checkout_gift_card_useless()
  if (balance.amount === amount.amount) return m.checkout_gift_card_pays_whole({ amount: formatMoney(amount) })
  return m.checkout_gift_card_pays({
    amount: formatMoney(amount),
    rest: formatMoney({ ...balance, amount: balance.amount - amount.amount })
  })
}

const UsedCard = ({
  card,
  isBusy,
  isLocked,
  onRemove
}: { card: QuotedGiftCard } & Pick<Props, 'isBusy' | 'isLocked' | 'onRemove'>) => (
  <chakra.li
    display="flex"
    alignItems="center"
    gap={2}
    minHeight="target"
    color={card.balance.amount === 0 ? 'warn' : 'good'}
  >
    <Gift size={18} strokeWidth={1.75} aria-hidden />
    <chakra.output flex="1" minWidth={0} textStyle="small" overflowWrap="anywhere">
      <chakra.strong display="block" fontWeight="medium">
        {m.cart_gift_card({ lastFour: card.lastFour })}
      </chakra.strong>
      <chakra.span color="fg">{appliedText(card)}</chakra.span>
    </chakra.output>
    <IconButton
      label={m.checkout_gift_card_remove({ lastFour: card.lastFour })}
      icon={isBusy ? null : <X aria-hidden />}
      isBusy={isBusy}
      disabled={isLocked}
      onClick={() => onRemove({ id: card.id })}
    />
  </chakra.li>
)
