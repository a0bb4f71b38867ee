import { chakra } from '@chakra-ui/react'
import type { ProductionBoard, ProductionJob } from '@motif/contract'
import { m } from '@motif/messages'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../components/button/index.ts'
import { EmptyState } from '../../../components/empty-state/index.ts'
import { FailedState } from '../../../components/failed-state/index.ts'
import type { Failure } from '../../../failure/index.ts'
import { FailureNotice } from '../../../forms/index.ts'
import { formatNumber } from '../../../format/index.ts'
import { PartLinks } from '../part-links.tsx'
import { StateLinks } from '../state-links.tsx'
import { TableSkeleton } from '../table.tsx'
import type { AdminScreenProps } from '../types.ts'
import { headingIdOf } from '../use-focus-on-next.ts'
import { AskDialog } from './ask-dialog.tsx'
import { BatchBar } from './batch-bar.tsx'
import { BoardColumn, columnHeadingId } from './board-column.tsx'
import { BoardFilter } from './board-filter.tsx'
import { ChooseAll } from './choose-all.tsx'
import { type JobActions, JobCard } from './job-card.tsx'
import { OpenJob } from './open-job.tsx'
import { JobReviewDialog } from './review/index.ts'
import { stageNames } from './stages.ts'
import type { JobMove } from './types.ts'
import { useChosenJobs } from './use-chosen-jobs.ts'

type MovingProps = Pick<
  AdminScreenProps,
  | 'onMoveJob'
  | 'onAskBuyer'
  | 'onOpenOrder'
  | 'onJobSheets'
  | 'onPackingSlip'
  | 'onReprintSent'
  | 'onReview'
  | 'moderationHrefOf'
>

const focusFirstVisible = (ids: readonly string[]) =>
  ids
    .map((id) => document.getElementById(id))
    .find((heading) => heading !== null && heading.getClientRects().length > 0)
    ?.focus()

/** Moves jobs one at a time; focus follows the job, or else goes to the column it left. */
function useMoving({
  onMoveJob,
  onAskBuyer,
  onOpenOrder,
  onJobSheets,
  onPackingSlip,
  onReprintSent,
  onReview,
  moderationHrefOf
}: MovingProps) {
  const [busyId, setBusyId] = useState<string | null>(null)
  const [failure, setFailure] = useState<Failure>()
  const [dragged, setDragged] = useState<ProductionJob | null>(null)
  const [asking, setAsking] = useState<ProductionJob | null>(null)
  const moved = useRef<Pick<JobMove, 'job'>>(undefined)
  useEffect(() => {
    const { current } = moved
    if (busyId !== null || !current) return
    moved.current = undefined
    focusFirstVisible([headingIdOf(current.job.id), columnHeadingId(current.job.stage)])
  }, [busyId])
  const act = async (choice: Pick<JobMove, 'job'>, work: () => Promise<Failure | undefined>) => {
    setDragged(null)
    setBusyId(choice.job.id)
    setFailure(undefined)
    const refused = await work()
    moved.current = choice
    setFailure(refused)
    setBusyId(null)
  }
  const acts: JobActions = {
    onMove: (choice) => void (busyId === null ? act(choice, () => onMoveJob(choice)) : undefined),
    onSent: (choice) => void (busyId === null ? act(choice, () => onReprintSent(choice)) : undefined),
    onAsk: ({ job }) => {
      setDragged(null)
      setAsking(job)
    },
    onDrag: ({ job }) => setDragged(job),
    onSheet: ({ job: { id } }) => onJobSheets({ ids: [id] }),
    onReview,
    onPackingSlip,
    onOpenOrder,
    moderationHrefOf,
    busyId
  }
  const dialog = (
    <AskDialog
      job={asking}
      onClose={() => setAsking(null)}
      onAsk={async (question) => {
        const refused = await onAskBuyer(question)
        if (!refused) moved.current = question
        return refused
      }}
    />
  )
  return { acts, dragged, failure, dialog }
}

const none: readonly ProductionJob[] = []

/** The production board: a column per stage, or the rest of one column. */
export function Production(props: AdminScreenProps) {
  const { board, boardFailure, onRetryBoard, after } = props
  const { acts: moving, dragged, failure, dialog } = useMoving(props)
  const shown = after === null ? board?.columns.flatMap(({ items }) => items) : props.columnJobs?.items
  const { jobs: chosen, keep, onChoose } = useChosenJobs(shown ?? none)
  const acts = { ...moving, chosen: new Set(chosen.map(({ id }) => id)), onChoose }
  const around = (
    <>
      <BatchBar
        chosen={chosen}
        onKeep={(jobs) => {
          // The bar takes the focus with it.
          if (jobs.length === 0) focusFirstVisible(chosen.map(({ stage }) => columnHeadingId(stage)))
          keep(jobs)
        }}
        onMoveJobs={props.onMoveJobs}
        onJobSheets={props.onJobSheets}
        onPrintBatch={props.onPrintBatch}
        isFetchingBatch={props.isFetchingBatch ?? false}
      />
      <OpenJob {...props} acts={moving} />
      <JobReviewDialog {...props} />
      {dialog}
    </>
  )
  if (after !== null)
    return (
      <>
        <ColumnRest {...props} acts={acts} failure={failure} />
        {around}
      </>
    )
  if (boardFailure && !board)
    return (
      <FailedState
        failure={boardFailure}
        title={m.admin_failed_title()}
        safe={m.admin_failed_text()}
        onRetry={onRetryBoard}
      />
    )
  if (!board) return <TableSkeleton label={m.admin_loading()} />
  return (
    <>
      <Board {...props} board={board} acts={acts} dragged={dragged} failure={failure} />
      {around}
    </>
  )
}

interface BoardProps extends AdminScreenProps {
  board: ProductionBoard
  acts: JobActions
  dragged: ProductionJob | null
  failure: Failure | undefined
}

function Board({ board, acts, dragged, failure, productionQuery, productionHrefOf, onFilterBoard }: BoardProps) {
  const { due, product, stage } = productionQuery
  const isFiltered = due !== null || product !== null
  const isEmpty = board.columns.every(({ count }) => count === 0)
  return (
    <chakra.section aria-label={m.admin_section_production()}>
      <chakra.p maxWidth="66ch" marginBlockEnd={4}>
        {m.admin_board_intro()}
      </chakra.p>
      {isEmpty && !isFiltered ? null : (
        <BoardFilter productionQuery={productionQuery} onFilterBoard={onFilterBoard} products={board.products} />
      )}
      <FailureNotice failure={failure} marginBlockEnd={4} />
      {isEmpty ? (
        <EmptyState
          drawing={isFiltered ? 'search' : 'parcel'}
          title={isFiltered ? m.admin_board_none_title() : m.admin_board_empty_title()}
          {...(isFiltered
            ? {
                action: (
                  <Button onClick={() => onFilterBoard({ due: null, product: null })}>{m.admin_board_clear()}</Button>
                )
              }
            : undefined)}
        >
          {isFiltered ? m.admin_board_none_text() : m.admin_board_empty_text()}
        </EmptyState>
      ) : (
        <>
          <chakra.div display={{ xl: 'none' }} marginBlockEnd={4}>
            <StateLinks
              label={m.admin_board_stages()}
              states={board.columns.map((column) => ({
                state: column.stage,
                label: () => m.admin_board_tab({ stage: stageNames[column.stage](), count: formatNumber(column.count) })
              }))}
              current={stage}
              hrefOf={({ state }) => productionHrefOf({ stage: state })}
            />
          </chakra.div>
          <chakra.div
            display="grid"
            gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'repeat(5, minmax(0, 1fr))' }}
            gap={{ base: 4, xl: 2 }}
            marginInline={{ xl: -2 }}
          >
            {board.columns.map((column) => (
              <BoardColumn
                key={column.stage}
                column={column}
                isCurrent={column.stage === stage}
                dragged={dragged}
                productionHrefOf={productionHrefOf}
                {...acts}
              />
            ))}
          </chakra.div>
        </>
      )}
    </chakra.section>
  )
}

interface ColumnRestProps extends AdminScreenProps {
  acts: JobActions
  failure: Failure | undefined
}

/** Further jobs of a column. */
function ColumnRest({ columnJobs, columnJobsFailure, productionQuery, acts, failure, ...props }: ColumnRestProps) {
  if (columnJobsFailure && !columnJobs)
    return (
      <FailedState
        failure={columnJobsFailure}
        title={m.admin_failed_title()}
        safe={m.admin_failed_text()}
        onRetry={props.onRetryBoard}
      />
    )
  if (!columnJobs) return <TableSkeleton label={m.admin_loading()} />
  const name = stageNames[productionQuery.stage]()
  return (
    <chakra.section aria-label={m.admin_section_production()}>
      <chakra.h2 id={columnHeadingId(productionQuery.stage)} tabIndex={-1} textStyle="section" marginBlockEnd={4}>
        {m.admin_board_rest({ stage: name })}
      </chakra.h2>
      <FailureNotice failure={failure} marginBlockEnd={4} />
      <ChooseAll jobs={columnJobs.items} chosen={acts.chosen} onChoose={acts.onChoose} />
      {columnJobs.items.length === 0 ? (
        <p>{m.admin_board_rest_empty()}</p>
      ) : (
        <chakra.ol
          aria-labelledby={columnHeadingId(productionQuery.stage)}
          display="grid"
          gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 16rem), 1fr))"
          gap={3}
        >
          {columnJobs.items.map((job) => (
            <JobCard key={job.id} job={job} {...acts} />
          ))}
        </chakra.ol>
      )}
      <PartLinks
        after={props.after}
        next={columnJobs.next}
        partHrefOf={props.partHrefOf}
        first={m.admin_board_back()}
        further={m.admin_board_further()}
      />
    </chakra.section>
  )
}
