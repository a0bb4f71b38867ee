import { chakra } from '@chakra-ui/react'
import type { GiftCardPage as Card, IssuedGiftCard } from '@motif/contract'
import { m } from '@motif/messages'
import { useState } from 'react'
import { Button, LinkButton } from '../../../components/button/index.ts'
import { Sheet } from '../../../components/sheet/index.ts'
import type { Failure } from '../../../failure/index.ts'
import { FailureNotice } from '../../../forms/index.ts'
import { formatMoment, formatMoney } from '../../../format/index.ts'
import { Allowed } from '../allowed.tsx'
import { Fact, FactList } from '../fact-list.tsx'
import { LoadingOrFailed } from '../loading-or-failed.tsx'
import type { AdminScreenProps } from '../types.ts'
import { AdjustGiftCard } from './adjust-gift-card.tsx'
import { GiftCardLedger } from './gift-card-ledger.tsx'
import { GiftCardStateBadge } from './gift-card-state.tsx'
import { ShownCodes } from './shown-codes.tsx'

const Facts = ({ card, timeZone }: Pick<AdminScreenProps, 'timeZone'> & { card: Card }) => (
  <FactList>
    <Fact label={m.admin_gift_card_balance()}>{formatMoney(card.balance)}</Fact>
    {card.reserved.amount === 0 ? null : <Fact label={m.admin_gift_card_reserved()}>{formatMoney(card.reserved)}</Fact>}
    <Fact label={m.admin_gift_card_amount()}>{formatMoney(card.amount)}</Fact>
    <Fact label={m.admin_gift_card_made()}>{formatMoment(card.createdAt, timeZone)}</Fact>
    <Fact label={m.admin_gift_card_ends()}>
      {card.endsAt === null ? m.admin_gift_card_never_ends() : formatMoment(card.endsAt, timeZone)}
    </Fact>
    <Fact label={m.admin_gift_card_email()}>{card.recipientEmail ?? m.admin_gift_card_handed()}</Fact>
  </FactList>
)

/** A gift card: balance, ledger and actions. */
export function GiftCardPage(props: AdminScreenProps) {
  const { giftCard, giftCardFailure, giftCardHrefOf, onRetryGiftCard } = props
  return (
    <chakra.section aria-label={m.admin_gift_card()} display="grid" gap={6}>
      <div>
        <LinkButton size="sm" variant="quiet" marginInlineStart={-3} href={giftCardHrefOf({ id: null })}>
          {m.admin_gift_cards_back()}
        </LinkButton>
      </div>
      {giftCard ? (
        <Ready {...props} card={giftCard} />
      ) : (
        <LoadingOrFailed failure={giftCardFailure} onRetry={onRetryGiftCard} />
      )}
    </chakra.section>
  )
}

function Ready({ card, ...props }: AdminScreenProps & { card: Card }) {
  return (
    <>
      <chakra.div display="flex" flexWrap="wrap" gap={3} alignItems="center">
        <chakra.h2 fontSize="xl">{m.admin_gift_card_name({ lastFour: card.lastFour })}</chakra.h2>
        <GiftCardStateBadge state={card.state} />
      </chakra.div>
      <Facts card={card} timeZone={props.timeZone} />
      {card.message === null ? null : (
        <chakra.blockquote bg="bg.raised" borderRadius="control" padding={3} whiteSpace="pre-line" dir="auto">
          {card.message}
        </chakra.blockquote>
      )}
      <Allowed permission="gift-cards.change">
        <Actions {...props} card={card} />
      </Allowed>
      <GiftCardLedger entries={card.entries} isCut={card.isCut} onOpenOrder={props.onOpenOrder} />
    </>
  )
}

/** Adjust, disable, or replace a lost code. */
function Actions({ card, ...props }: AdminScreenProps & { card: Card }) {
  const { id, state } = card
  const [isAdjusting, setAdjusting] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | undefined>()
  const [shown, setShown] = useState<readonly IssuedGiftCard[]>()
  const isStopped = state === 'stopped'

  const act = async (work: () => Promise<Failure | undefined>) => {
    setBusy(true)
    setFailure(await work())
    setBusy(false)
  }
  const replace = async () => {
    const answer = await props.onReplaceGiftCardCode({ id })
    if ('failure' in answer) return answer.failure
    setShown(answer.items)
    return undefined
  }
  return (
    <chakra.div display="grid" gap={4}>
      <chakra.div display="flex" flexWrap="wrap" gap={3}>
        <Button size="sm" onClick={() => setAdjusting(true)}>
          {m.admin_gift_card_adjust()}
        </Button>
        <Button size="sm" isBusy={isBusy} onClick={() => void act(replace)}>
          {m.admin_gift_card_new_code()}
        </Button>
        <Button
          size="sm"
          variant={isStopped ? 'outline' : 'danger'}
          isBusy={isBusy}
          onClick={() => void act(() => props.onChangeGiftCard({ id, isStopped: !isStopped }))}
        >
          {isStopped ? m.admin_gift_card_resume() : m.admin_gift_card_stop()}
        </Button>
      </chakra.div>
      <FailureNotice failure={failure} />
      <Sheet isOpen={isAdjusting} onClose={() => setAdjusting(false)} title={m.admin_gift_card_adjust()}>
        <AdjustGiftCard {...props} card={card} onClose={() => setAdjusting(false)} />
      </Sheet>
      <Sheet isOpen={shown !== undefined} onClose={() => setShown(undefined)} title={m.admin_gift_card_new_code()}>
        <ShownCodes issued={shown ?? []} onClose={() => setShown(undefined)} />
      </Sheet>
    </chakra.div>
  )
}
