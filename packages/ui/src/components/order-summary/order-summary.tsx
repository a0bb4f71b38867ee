import { chakra } from '@chakra-ui/react'
import type { Totals } from '@motif/contract'
import { toPayOf } from '@motif/contract/gift-card-rules'
import { m } from '@motif/messages'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatMoney } from '../../format/index.ts'
import { type Line, LineItem, LineList } from '../line-item/index.ts'
import { TotalsList } from './totals-list.tsx'

export interface OrderSummaryProps {
  lines: readonly Line[]
  totals: Totals
  shippingUnknown?: string
  isBusy?: boolean
  children?: ReactNode
}

const Panel = chakra('section', { base: { bg: 'bg.raised', borderRadius: 'panel', padding: { base: 4, md: 6 } } })

/** Items and totals: open beside the steps, or collapsed to the total on phones. */
export function OrderSummary({ lines, totals, shippingUnknown, isBusy = false, children }: OrderSummaryProps) {
  const content = (
    <>
      <LineList
        size="sm"
        maxHeight="24rem"
        overflowY="auto"
        tabIndex={lines.length > 4 ? 0 : undefined}
        aria-label={m.cart_title()}
        marginBlockEnd={4}
      >
        {lines.map((line) => (
          <LineItem key={line.id} line={line} hasCount />
        ))}
      </LineList>
      {children}
      <chakra.div borderBlockStartWidth="1px" paddingBlockStart={4}>
        <TotalsList
          totals={totals}
          isBusy={isBusy}
          {...(shippingUnknown === undefined ? undefined : { shippingUnknown })}
        />
      </chakra.div>
    </>
  )
  return (
    <>
      <Panel hideBelow="lg" aria-label={m.cart_summary()}>
        <chakra.h2 textStyle="section" fontSize="xl" marginBlockEnd={2}>
          {m.cart_summary()}
        </chakra.h2>
        {content}
      </Panel>
      <chakra.details
        hideFrom="lg"
        bg="bg.raised"
        paddingInline={{ base: 4, md: 6 }}
        css={{
          '&[open] summary svg': { transform: 'rotate(180deg)' },
          '& summary::-webkit-details-marker': { display: 'none' }
        }}
      >
        <chakra.summary
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          gap={2}
          minHeight="3.5rem"
          cursor="pointer"
          listStyle="none"
        >
          <chakra.span fontWeight="medium">{m.cart_summary()}</chakra.span>
          <chakra.span color="fg.muted" textStyle="small">
            {m.cart_count({ count: lines.reduce((sum, { quantity }) => sum + quantity, 0) })}
          </chakra.span>
          <ChevronDown size={20} strokeWidth={1.75} aria-hidden />
          <chakra.span marginInlineStart="auto" textStyle="figure" fontWeight="semibold">
            {formatMoney(toPayOf(totals))}
          </chakra.span>
        </chakra.summary>
        {/* Sticky on phones; when open, it fits the window. */}
        <chakra.div paddingBlockEnd={4} maxHeight="calc(100dvh - 10rem)" overflowY="auto" overscrollBehavior="contain">
          {content}
        </chakra.div>
      </chakra.details>
    </>
  )
}
