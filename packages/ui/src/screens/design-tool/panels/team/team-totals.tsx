import { chakra } from '@chakra-ui/react'
import type { TeamMember } from '@motif/design'
import { m } from '@motif/messages'
import { CircleAlert } from 'lucide-react'
import { Button } from '../../../../components/button/index.ts'
import { Price } from '../../../../components/price/index.ts'
import { formatMoney, formatNumber } from '../../../../format/index.ts'
import { useTeamSetting } from '../../team-context.ts'
import { piecesOf } from './pieces-of.ts'

interface TeamTotalsProps {
  team: readonly TeamMember[]
  /** Why the team cannot be ordered. */
  blocked: string | undefined
  onOrder: () => void
}

/** Quantities per size, total price, and the order button. */
export function TeamTotals({ team, blocked, onOrder }: TeamTotalsProps) {
  const { sizes, unitPriceOf, isAdding } = useTeamSetting()
  const pieces = piecesOf(team)
  const isOpen = ({ size }: TeamMember) => !sizes.some(({ value }) => value === size)
  const bySize = [
    ...sizes.map(({ value, label }) => ({ value, label, members: team.filter(({ size }) => size === value) })),
    { value: 'open', label: m.editor_team_size_open(), members: team.filter(isOpen) }
  ]
    .map(({ value, label, members }) => {
      const count = piecesOf(members)
      const { amount, currency } = unitPriceOf(value, pieces)
      return { value, label, count, price: { amount: amount * count, currency } }
    })
    .filter(({ count }) => count > 0)
  const total = {
    amount: bySize.reduce((sum, { price }) => sum + price.amount, 0),
    currency: unitPriceOf('', pieces).currency
  }
  return (
    <chakra.div
      display="grid"
      gap={2}
      borderBlockStartWidth="1px"
      paddingBlock={4}
      marginInline={-1}
      paddingInline={1}
      bg="bg"
      position={{ lg: 'sticky' }}
      insetBlockEnd={0}
    >
      {sizes.length > 1 ? (
        <chakra.ul
          aria-label={m.editor_team_by_size()}
          display="flex"
          flexWrap="wrap"
          columnGap={4}
          rowGap={1}
          textStyle="small"
          fontVariantNumeric="tabular-nums"
        >
          {bySize.map(({ value, label, count, price }) => (
            <chakra.li key={value} color={value === 'open' ? 'fg.muted' : undefined}>
              {m.editor_team_size_total({ size: label, count: formatNumber(count), price: formatMoney(price) })}
            </chakra.li>
          ))}
        </chakra.ul>
      ) : null}
      <chakra.div display="flex" justifyContent="space-between" alignItems="baseline">
        <chakra.span textStyle="label">{m.editor_team_pieces({ count: pieces })}</chakra.span>
        <Price money={total} fontFamily="heading" fontSize="xl" fontWeight="semibold" letterSpacing="tight" />
      </chakra.div>
      <chakra.output textStyle="small" color="bad">
        {blocked === undefined ? null : (
          <chakra.span display="flex" gap={1.5}>
            <CircleAlert size={18} strokeWidth={1.75} style={{ flexShrink: 0 }} aria-hidden />
            {blocked}
          </chakra.span>
        )}
      </chakra.output>
      <Button variant="accent" isWide isBusy={isAdding} onClick={onOrder}>
        {m.editor_team_buy()}
      </Button>
    </chakra.div>
  )
}
