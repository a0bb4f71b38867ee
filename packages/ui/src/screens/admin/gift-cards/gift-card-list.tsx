import { chakra } from '@chakra-ui/react'
import type { AdminGiftCard } from '@motif/contract'
import { giftCardStates } from '@motif/contract/gift-card-rules'
import { m } from '@motif/messages'
import { useState } from 'react'
import { Button } from '../../../components/button/index.ts'
import { FailedState } from '../../../components/failed-state/index.ts'
import { Link } from '../../../components/link/index.ts'
import { Price } from '../../../components/price/index.ts'
import { Sheet } from '../../../components/sheet/index.ts'
import { formatDate } from '../../../format/index.ts'
import { Allowed, useIsAllowed } from '../allowed.tsx'
import { ListFilter } from '../list-filter.tsx'
import { EmptyList } from '../empty-list.tsx'
import { PartLinks } from '../part-links.tsx'
import { Cell, Row, Table, TableSkeleton } from '../table.tsx'
import type { AdminScreenProps } from '../types.ts'
import { GiftCardStateBadge, giftCardStateName } from './gift-card-state.tsx'
import { IssueGiftCards } from './issue-gift-cards.tsx'

/** Label of a figure on phones, where the table has no header. */
const PhoneLabel = ({ children }: { children: string }) => (
  <chakra.span display={{ md: 'none' }} color="fg.muted" aria-hidden>
    {children}{' '}
  </chakra.span>
)

interface GiftCardRowProps extends Pick<AdminScreenProps, 'timeZone'> {
  card: AdminGiftCard
  href: string
}

function GiftCardRow({ card, href, timeZone }: GiftCardRowProps) {
  const { lastFour, state, amount, balance, recipientEmail, endsAt, createdAt } = card
  return (
    <Row>
      <Cell paddingBlock={2} lineHeight="snug" overflowWrap="anywhere" maxWidth={{ md: '22rem' }}>
        <Link
          href={href}
          fontWeight="semibold"
          display="inline-flex"
          alignItems="center"
          minHeight={{ base: 'target', md: 'auto' }}
        >
          <bdi>{m.admin_gift_card_name({ lastFour })}</bdi>
        </Link>
        <chakra.div color="fg.muted">
          <bdi>{recipientEmail ?? m.admin_gift_card_handed()}</bdi>
        </chakra.div>
      </Cell>
      <Cell>
        <GiftCardStateBadge state={state} />
      </Cell>
      <Cell data-figure="" css={{ '@media (max-width: 47.99rem)': { '&&': { textAlign: 'start' } } }}>
        <PhoneLabel>{m.admin_gift_card_balance()}</PhoneLabel>
        <Price money={balance} />
      </Cell>
      <Cell data-figure="">
        <PhoneLabel>{m.admin_gift_card_amount()}</PhoneLabel>
        <Price money={amount} />
      </Cell>
      <Cell whiteSpace="nowrap" color="fg.muted" fontVariantNumeric="tabular-nums">
        <PhoneLabel>{m.admin_gift_card_made()}</PhoneLabel>
        {formatDate(createdAt, timeZone)}
      </Cell>
      <Cell whiteSpace="nowrap" color="fg.muted" fontVariantNumeric="tabular-nums">
        <PhoneLabel>{m.admin_gift_card_ends()}</PhoneLabel>
        {endsAt === null ? '–' : formatDate(endsAt, timeZone)}
      </Cell>
    </Row>
  )
}

function Found({
  giftCards,
  timeZone,
  giftCardQuery,
  onFilterGiftCards,
  giftCardHrefOf,
  after,
  partHrefOf
}: AdminScreenProps) {
  if (!giftCards) return <TableSkeleton label={m.admin_loading()} />
  const isFiltered = giftCardQuery.q !== '' || giftCardQuery.state !== null
  if (giftCards.items.length === 0)
    return (
      <EmptyList
        isFiltered={isFiltered}
        none={{
          title: m.admin_gift_cards_none_title(),
          text: m.admin_gift_cards_none_text(),
          clear: m.admin_gift_cards_clear(),
          onClear: () => onFilterGiftCards({ q: '', state: null })
        }}
        empty={{ title: m.admin_gift_cards_empty_title(), text: m.admin_gift_cards_empty_text(), drawing: 'stall' }}
      />
    )
  return (
    <>
      <Table aria-label={m.admin_section_gift_cards()}>
        <thead>
          <tr>
            <th scope="col">{m.admin_gift_card()}</th>
            <th scope="col">{m.admin_order_status()}</th>
            <th scope="col" data-figure="">
              {m.admin_gift_card_balance()}
            </th>
            <th scope="col" data-figure="">
              {m.admin_gift_card_amount()}
            </th>
            <th scope="col">{m.admin_gift_card_made()}</th>
            <th scope="col">{m.admin_gift_card_ends()}</th>
          </tr>
        </thead>
        <tbody>
          {giftCards.items.map((card) => (
            <GiftCardRow key={card.id} card={card} href={giftCardHrefOf({ id: card.id })} timeZone={timeZone} />
          ))}
        </tbody>
      </Table>
      <PartLinks after={after} next={giftCards.next} partHrefOf={partHrefOf} />
    </>
  )
}

/** Gift cards with balances and the total liability. */
export function GiftCardList(props: AdminScreenProps) {
  const { giftCards, giftCardsFailure, onRetryGiftCards, giftCardQuery, onFilterGiftCards } = props
  const [isOpen, setOpen] = useState(false)
  const isNewOpen = useIsAllowed('gift-cards.change') && props.openPart === 'new'
  const close = () => {
    setOpen(false)
    if (isNewOpen) props.onClosePart()
  }
  const { q, state } = giftCardQuery
  if (giftCardsFailure && !giftCards)
    return (
      <FailedState
        failure={giftCardsFailure}
        title={m.admin_failed_title()}
        safe={m.admin_failed_text()}
        onRetry={onRetryGiftCards}
      />
    )
  return (
    <chakra.section aria-label={m.admin_section_gift_cards()}>
      <chakra.p maxWidth="66ch" marginBlockEnd={4}>
        {m.admin_gift_cards_intro()}
      </chakra.p>
      <chakra.div display="flex" flexWrap="wrap" gap={6} alignItems="end" marginBlockEnd={6}>
        <chakra.dl minHeight="3.5rem">
          <chakra.dt color="fg.muted">{m.admin_gift_cards_outstanding()}</chakra.dt>
          <chakra.dd fontFamily="heading" fontSize="2xl" fontVariantNumeric="tabular-nums">
            {giftCards ? <Price money={giftCards.outstanding} /> : '…'}
          </chakra.dd>
        </chakra.dl>
        <Allowed permission="gift-cards.change">
          <Button variant="accent" onClick={() => setOpen(true)}>
            {m.admin_gift_card_new()}
          </Button>
        </Allowed>
      </chakra.div>
      <ListFilter
        search={m.admin_gift_cards_search()}
        q={q}
        onSearch={(typed) => onFilterGiftCards({ q: typed, state })}
        label={m.admin_order_status()}
        choices={giftCardStates}
        nameOf={giftCardStateName}
        all={m.admin_gift_cards_all()}
        chosen={state}
        onChoose={(choice) => onFilterGiftCards({ q, state: choice })}
      />
      <Found {...props} />
      <Sheet isOpen={isOpen || isNewOpen} onClose={close} title={m.admin_gift_card_new()}>
        <IssueGiftCards {...props} onClose={close} />
      </Sheet>
    </chakra.section>
  )
}
