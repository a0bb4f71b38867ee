import type { ModerationHold } from '@motif/contract'
import type { HoldState } from '@motif/contract/moderation-rules'
import { m } from '@motif/messages'
import { useState } from 'react'
import { EmptyState } from '../../../components/empty-state/index.ts'
import type { Failure } from '../../../failure/index.ts'
import { FailureNotice } from '../../../forms/index.ts'
import type { ListPart } from '../list-types.ts'
import { PartLinks } from '../part-links.tsx'
import type { AdminScreenProps } from '../types.ts'
import { useFocusOnNext } from '../use-focus-on-next.ts'
import { HoldItem } from './hold-item.tsx'

type HoldQueueProps = Pick<
  AdminScreenProps,
  'onApproveHold' | 'onRefuseHold' | 'onBlockPicture' | 'onOpenOrder' | 'photoUrlOf' | 'after' | 'partHrefOf'
> & {
  state: HoldState
  holds: ListPart<ModerationHold>
}

const keyOf = ({ id, revision }: Pick<ModerationHold, 'id' | 'revision'>) => `${id} ${revision}`

/** Held items with one decision. Decided ones leave the list. */
export function HoldQueue({ state, holds, after, partHrefOf, ...acts }: HoldQueueProps) {
  const { items, next } = holds
  const { leaving, empty } = useFocusOnNext(items)
  const { onApproveHold, onRefuseHold, onBlockPicture, onOpenOrder, photoUrlOf } = acts
  /** A refused decision. The item shows it, unless it has changed or left. */
  const [refused, setRefused] = useState<{ key: string; failure: Failure }>()
  const decide = async (hold: ModerationHold, work: () => Promise<Failure | undefined>) => {
    setRefused(undefined)
    const failure = await work()
    setRefused(failure && { key: keyOf(hold), failure })
    return failure
  }
  return (
    <>
      {refused && !items.some((hold) => keyOf(hold) === refused.key) ? (
        <FailureNotice failure={refused.failure} marginBlockEnd={4} />
      ) : null}
      {items.length === 0 ? (
        <EmptyState
          titleRef={empty}
          drawing={state === 'open' ? 'letter' : 'parcel'}
          title={state === 'open' ? m.admin_moderation_empty_title() : m.admin_moderation_empty_other_title()}
        >
          {state === 'open' ? m.admin_moderation_empty_open() : m.admin_moderation_empty_other()}
        </EmptyState>
      ) : (
        <ul>
          {items.map((hold) => (
            <HoldItem
              key={keyOf(hold)}
              hold={hold}
              onApproveHold={(approval) => {
                const leave = items.filter(({ order }) => approval.isForOrder && order.id === hold.order.id)
                return decide(hold, () => leaving(hold.id, () => onApproveHold(approval), leave))
              }}
              onRefuseHold={(refusal) => decide(hold, () => leaving(hold.id, () => onRefuseHold(refusal)))}
              onOpenOrder={onOpenOrder}
              photoUrlOf={photoUrlOf}
              onBlockPicture={onBlockPicture}
            />
          ))}
        </ul>
      )}
      <PartLinks
        after={after}
        next={next}
        partHrefOf={partHrefOf}
        first={m.admin_moderation_first()}
        further={m.admin_moderation_next()}
      />
    </>
  )
}
