import { chakra } from '@chakra-ui/react'
import type { GiftCardEntry } from '@motif/contract'
import { m } from '@motif/messages'
import { formatMoney } from '../../../format/index.ts'
import { OrderButton } from '../order-button.tsx'
import { Cell, Row, Table } from '../table.tsx'
import type { GiftCardSectionProps } from './types.ts'
import { ShopMoment } from '../shop-time.tsx'

const kinds = {
  issued: () => m.admin_gift_card_entry_issued(),
  spent: () => m.admin_gift_card_entry_spent(),
  refunded: () => m.admin_gift_card_entry_refunded(),
  adjusted: () => m.admin_gift_card_entry_adjusted(),
  ended: () => m.admin_gift_card_entry_ended()
} as const satisfies Record<GiftCardEntry['kind'], () => string>

type Props = Pick<GiftCardSectionProps, 'onOpenOrder'> & { entries: readonly GiftCardEntry[]; isCut: boolean }

/** Ledger entries, newest first. */
export const GiftCardLedger = ({ entries, isCut, onOpenOrder }: Props) => (
  <section aria-labelledby="gift-card-ledger">
    <chakra.h3 id="gift-card-ledger" fontSize="md" marginBlockEnd={2}>
      {m.admin_gift_card_ledger()}
    </chakra.h3>
    <Table aria-labelledby="gift-card-ledger">
      <thead>
        <tr>
          <th scope="col">{m.admin_gift_card_entry()}</th>
          <th scope="col" data-figure="">
            {m.admin_gift_card_entry_amount()}
          </th>
          <th scope="col">{m.admin_gift_card_entry_at()}</th>
          <th scope="col" data-figure="">
            {m.admin_gift_card_balance()}
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map(({ id, kind, amount, balance, at, order, reason }) => (
          <Row key={id}>
            <Cell paddingBlock={2} overflowWrap="anywhere" maxWidth={{ md: '26rem' }}>
              {kinds[kind]()}{' '}
              {order === null ? null : <OrderButton order={order} onOpen={onOpenOrder} outlineOffset="0" />}
              {reason === null ? null : (
                <chakra.div color="fg.muted" dir="auto">
                  {reason}
                </chakra.div>
              )}
            </Cell>
            <Cell data-figure="" whiteSpace="nowrap">
              {formatMoney(amount)}
            </Cell>
            <Cell whiteSpace="nowrap" color="fg.muted" fontVariantNumeric="tabular-nums">
              <ShopMoment at={at} />
            </Cell>
            <Cell data-figure="" whiteSpace="nowrap">
              <chakra.span display={{ md: 'none' }} color="fg.muted" aria-hidden>
                {m.admin_gift_card_balance()}{' '}
              </chakra.span>
              {formatMoney(balance)}
            </Cell>
          </Row>
        ))}
      </tbody>
    </Table>
    {isCut ? <chakra.p color="fg.muted">{m.admin_gift_card_ledger_cut()}</chakra.p> : null}
  </section>
)
