import type { Cart } from '@motif/contract'
import { m } from '@motif/messages'
import { memo } from 'react'
import { LineItem, LineList, type MovingLine, useMovingLines } from '../../components/line-item/index.ts'
import { FailureNotice, useLatest } from '../../forms/index.ts'
import type { Failure } from '../../failure/index.ts'
import { unavailableIn } from './blocked.ts'
import { groupTeams } from './team-groups.ts'
import { TeamEntry } from './team-entry.tsx'
import { LineFindings } from './line-findings.tsx'
import { LineActions, type LineActionsProps } from './line-actions.tsx'
import { type CartNotice, LineNotice } from './line-notice.tsx'
import { type Tier, TierHint, tierHints } from './tier-hint.tsx'
import type { CartLine, CartScreenProps } from './types.ts'

type Props = Pick<
  CartScreenProps,
  | 'pendingLines'
  | 'isWaiting'
  | 'lineFailure'
  | 'onQuantity'
  | 'onRemove'
  | 'onSaveForLater'
  | 'onNoticeSeen'
  | 'designHref'
> & { cart: Cart }

const none: readonly string[] = []
const silent: readonly CartNotice[] = []

/** Lines are memoized by line and notices. */
export function CartLines({
  cart,
  pendingLines = none,
  isWaiting = false,
  lineFailure,
  onQuantity,
  onRemove,
  onSaveForLater,
  onNoticeSeen,
  designHref
}: Props) {
  const latest = useLatest({ onQuantity, onRemove, onSaveForLater, onNoticeSeen })
  const pending = new Set(pendingLines)
  const notices = Map.groupBy(cart.notices, ({ lineId }) => lineId)
  const gone = unavailableIn(cart)
  const tiers = tierHints(cart.lines)
  const { shown, onGone } = useMovingLines(cart.lines)
  const itemOf = ({ key, line, phase }: MovingLine) => (
    <CartLineItem
      key={key}
      id={key}
      phase={phase}
      onGone={onGone}
      line={line}
      isPending={pending.has(line.id)}
      isWaiting={isWaiting && pending.has(line.id)}
      isGone={gone.has(line.id)}
      notices={notices.get(line.id) ?? silent}
      tier={tiers.get(line.id)}
      failure={lineFailure?.lineId === line.id ? lineFailure.failure : undefined}
      designHref={line.design && designHref ? designHref({ line }) : undefined}
      fixHref={line.design && designHref ? designHref({ line, isFix: true }) : undefined}
      onQuantity={latest.onQuantity}
      onRemove={latest.onRemove}
      onSaveForLater={onSaveForLater ? latest.onSaveForLater : undefined}
      onNoticeSeen={onNoticeSeen ? latest.onNoticeSeen : undefined}
    />
  )
  const isTold = ({ line: { id } }: MovingLine) => notices.has(id) || lineFailure?.lineId === id
  return (
    <LineList aria-label={m.cart_title()} borderBlockStartWidth="1px">
      {groupTeams(shown).map((one) =>
        one.kind === 'line' ? (
          itemOf(one.entry)
        ) : (
          <TeamEntry key={one.key} entries={one.entries} toldCount={one.entries.filter(isTold).length}>
            {() => one.entries.map(itemOf)}
          </TeamEntry>
        )
      )}
    </LineList>
  )
}

interface ItemProps extends LineActionsProps {
  id: string
  phase: MovingLine['phase']
  onGone: (id: string) => void
  line: CartLine
  notices: readonly CartNotice[]
  tier: Tier | undefined
  failure: Failure | undefined
  fixHref: string | undefined
  onNoticeSeen: ((about: { lineId: string }) => void) | undefined
}

const areEqual = (before: ItemProps, now: ItemProps) =>
  (Object.keys(now) as (keyof ItemProps)[]).every((key) =>
    key === 'notices' ? isSameNews(before.notices, now.notices) : Object.is(before[key], now[key])
  )

/** Notices are regrouped on each render, so they are compared by content. */
const isSameNews = (before: readonly CartNotice[], now: readonly CartNotice[]) =>
  before.length === now.length && before.every((notice, index) => notice === now[index])

/** Findings that were confirmed, or for which a change was refused. */
const findingsOf = ({ design }: CartLine, failure: Failure | undefined) =>
  failure?.unconfirmed?.flatMap(({ findings }) => findings) ?? design?.confirmed ?? []

const CartLineItem = memo(
  ({ id, phase, onGone, notices, tier, failure, fixHref, onNoticeSeen, ...actions }: ItemProps) => {
    const { line, isPending, onQuantity } = actions
    const short = notices.find(({ code }) => code === 'low-stock')
    return (
      <LineItem
        line={line}
        isPending={isPending}
        phase={phase}
        onGone={() => onGone(id)}
        href={`/product/${line.productSlug}`}
      >
        {notices.map((notice) => (
          <LineNotice
            key={notice.code}
            notice={notice}
            line={line}
            onQuantity={onQuantity}
            onNoticeSeen={onNoticeSeen}
          />
        ))}
        <LineActions {...actions} maxQuantity={short?.available ?? undefined} />
        {tier ? <TierHint tier={tier} line={line} onQuantity={onQuantity} /> : null}
        {fixHref === undefined ? null : (
          <LineFindings name={line.name} findings={findingsOf(line, failure)} href={fixHref} />
        )}
        <FailureNotice failure={failure} marginBlockStart={3} padding={3} textStyle="small" />
      </LineItem>
    )
  },
  areEqual
)
CartLineItem.displayName = 'CartLineItem'
