import { chakra } from '@chakra-ui/react'
import type { ProductionJob } from '@motif/contract'
import { type MoveTarget, batchMax, isMoveTarget, productionStages } from '@motif/contract/production-rules'
import { m } from '@motif/messages'
import { useEffect, useRef, useState } from 'react'
import { Button, Spinner } from '../../../components/button/index.ts'
import { Menu } from '../../../components/menu/index.ts'
import { Notice } from '../../../components/notice/index.ts'
import { FailureNotice } from '../../../forms/index.ts'
import { Allowed } from '../allowed.tsx'
import { FloatingBar } from '../floating-bar.tsx'
import { moveNames } from './stages.ts'
import type { JobsMoveOutcome, ProductionSectionProps } from './types.ts'

interface BatchBarProps extends Pick<
  ProductionSectionProps,
  'onJobSheets' | 'onPrintBatch' | 'onMoveJobs' | 'isFetchingBatch'
> {
  chosen: readonly ProductionJob[]
  /** Chooses these jobs only; none if empty. */
  onKeep: (jobs: readonly ProductionJob[]) => void
}

/** Moves the chosen jobs. Those that were not moved, and those chosen meanwhile, stay chosen. */
function useBulkMove({ chosen, onMoveJobs, onKeep }: Pick<BatchBarProps, 'chosen' | 'onMoveJobs' | 'onKeep'>) {
  const [isMoving, setMoving] = useState(false)
  const [outcome, setOutcome] = useState<JobsMoveOutcome>()
  const status = useRef<HTMLSpanElement>(null)
  const latest = useRef(chosen)
  useEffect(() => {
    latest.current = chosen
  }, [chosen])
  const move = async (stage: MoveTarget) => {
    const sent = new Set(chosen.map(({ id }) => id))
    setMoving(true)
    // The menu is replaced by a spinner.
    status.current?.focus()
    setOutcome(undefined)
    const reached = await onMoveJobs({ jobs: chosen.filter((job) => job.stage !== stage), stage })
    setMoving(false)
    setOutcome(reached)
    if (reached.failure) return
    const stayed = new Set(reached.refused.map(({ job }) => job.id))
    onKeep(latest.current.filter(({ id }) => !sent.has(id) || stayed.has(id)))
  }
  const targets = productionStages.filter(isMoveTarget).filter((stage) => chosen.some((job) => job.stage !== stage))
  return {
    status,
    isMoving,
    failure: outcome?.failure,
    refused: outcome?.refused.filter(({ job }) => chosen.some(({ id }) => id === job.id)) ?? [],
    clear: () => {
      setOutcome(undefined)
      onKeep([])
    },
    items: targets.map((stage) => ({ id: stage, label: moveNames[stage](), onSelect: () => void move(stage) }))
  }
}

/** Jobs that were not moved, each with the reason. */
const Refused = ({ refused }: Pick<JobsMoveOutcome, 'refused'>) => (
  <Notice tone="warn" width="full">
    <chakra.p fontWeight="medium">{m.admin_batch_stayed({ count: refused.length })}</chakra.p>
    <chakra.ul maxHeight="30vh" overflowY="auto" tabIndex={0} aria-label={m.admin_batch_stayed_list()}>
      {refused.map(({ job: { id, order, name }, detail }) => (
        <chakra.li key={id} overflowWrap="anywhere">
          {order.number} <bdi>{name}</bdi>: {detail}
        </chakra.li>
      ))}
    </chakra.ul>
  </Notice>
)

/** Bulk actions on selected jobs; sticky. */
export function BatchBar({
  chosen,
  onKeep,
  onMoveJobs,
  onJobSheets,
  onPrintBatch,
  isFetchingBatch = false
}: BatchBarProps) {
  const { status, isMoving, failure, refused, clear, items } = useBulkMove({ chosen, onMoveJobs, onKeep })
  const ids = chosen.map(({ id }) => id)
  const isTooMany = chosen.length > batchMax
  return (
    <FloatingBar
      aria-label={m.admin_batch()}
      aria-busy={isMoving || undefined}
      display={chosen.length === 0 ? 'none' : 'flex'}
      flexWrap="wrap"
      alignItems="center"
      gap={3}
    >
      <chakra.span ref={status} tabIndex={-1} aria-live="polite" fontWeight="medium">
        {isMoving ? m.admin_batch_moving({ count: chosen.length }) : m.admin_batch_chosen({ count: chosen.length })}
        {isTooMany ? ` ${m.admin_batch_too_many({ max: batchMax })}` : null}
      </chakra.span>
      <Allowed permission="production.change">
        {isMoving ? (
          <chakra.span display="grid" placeItems="center" boxSize="target">
            <Spinner />
          </chakra.span>
        ) : isTooMany ? null : (
          <Menu label={m.admin_batch_move()} trigger={m.admin_batch_move()} items={items} />
        )}
      </Allowed>
      <Allowed permission="production.read">
        <Button size="sm" isBusy={isFetchingBatch} disabled={isTooMany} onClick={() => onJobSheets({ ids })}>
          {m.admin_batch_sheets()}
        </Button>
        <Button size="sm" isBusy={isFetchingBatch} disabled={isTooMany} onClick={() => onPrintBatch({ ids })}>
          {m.admin_batch_files()}
        </Button>
      </Allowed>
      <Button size="sm" variant="quiet" onClick={clear}>
        {m.admin_batch_clear()}
      </Button>
      <FailureNotice failure={failure} width="full" />
      {refused.length > 0 ? <Refused refused={refused} /> : null}
    </FloatingBar>
  )
}
