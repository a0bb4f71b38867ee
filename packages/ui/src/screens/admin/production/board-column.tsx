import { chakra } from '@chakra-ui/react'
import type { ProductionColumn, ProductionJob } from '@motif/contract'
import { isMoveTarget } from '@motif/contract/production-rules'
import { m } from '@motif/messages'
import { Button } from '../../../components/button/index.ts'
import { Link } from '../../../components/link/index.ts'
import { formatNumber } from '../../../format/index.ts'
import { Allowed } from '../allowed.tsx'
import { ChooseAll } from './choose-all.tsx'
import { type JobActions, JobCard } from './job-card.tsx'
import { possibleMovesOf, stageNames } from './stages.ts'
import type { ProductionSectionProps } from './types.ts'

export const columnHeadingId = (stage: ProductionColumn['stage']) => `stage-${stage}`

interface BoardColumnProps extends JobActions, Pick<ProductionSectionProps, 'productionHrefOf'> {
  column: ProductionColumn
  /** The one column a narrow window shows. */
  isCurrent: boolean
  /** The job that is dragged over the board. */
  dragged: ProductionJob | null
}

const JobList = chakra('ol', { base: { display: 'grid', gap: 2, alignContent: 'start' } })

/** Jobs of a stage, earliest due first. */
export function BoardColumn({ column, isCurrent, dragged, productionHrefOf, ...acts }: BoardColumnProps) {
  const { stage, count, late, items, next } = column
  const [first] = items
  const target = dragged !== null && isMoveTarget(stage) && possibleMovesOf(dragged).includes(stage) ? stage : undefined
  const isAsking = stage === 'ask' && dragged?.isPrinted === true && dragged.stage !== 'ask'
  const isTarget = target !== undefined || isAsking
  return (
    <chakra.section
      aria-labelledby={columnHeadingId(stage)}
      display={{ base: isCurrent ? 'block' : 'none', xl: 'block' }}
      minWidth={0}
      padding={{ xl: 2 }}
      borderRadius="panel"
      bg={{ xl: 'bg.raised' }}
      outline={isTarget ? '2px dashed' : undefined}
      outlineColor={isTarget ? 'border.control' : undefined}
      onDragOver={(event) => {
        if (isTarget) event.preventDefault()
      }}
      onDrop={(event) => {
        event.preventDefault()
        if (!dragged) return
        if (target) acts.onMove({ job: dragged, stage: target })
        else if (isAsking) acts.onAsk({ job: dragged })
      }}
    >
      <chakra.header display="flex" flexWrap="wrap" alignItems="baseline" columnGap={2} marginBlockEnd={2}>
        <chakra.h2
          id={columnHeadingId(stage)}
          tabIndex={-1}
          fontFamily="body"
          fontSize="md"
          letterSpacing="normal"
          overflowWrap="anywhere"
        >
          {stageNames[stage]()}
        </chakra.h2>
        <chakra.span color="fg.muted" fontVariantNumeric="tabular-nums">
          {m.admin_board_count({ count })}
          {late === 0 ? null : `, ${m.admin_board_late({ count: late })}`}
        </chakra.span>
      </chakra.header>
      {stage === 'approve' && first ? (
        <Allowed permission="production.read">
          <Button size="sm" marginBlockEnd={2} onClick={() => acts.onReview({ id: first.id })}>
            {m.admin_review_start()}
          </Button>
        </Allowed>
      ) : null}
      <ChooseAll jobs={items} chosen={acts.chosen} onChoose={acts.onChoose} />
      {items.length === 0 ? (
        <chakra.p color="fg.muted">{m.admin_board_column_empty()}</chakra.p>
      ) : (
        <JobList aria-labelledby={columnHeadingId(stage)}>
          {items.map((job) => (
            <JobCard key={job.id} job={job} {...acts} />
          ))}
        </JobList>
      )}
      {next === null ? null : (
        <Link
          href={productionHrefOf({ stage, after: next })}
          display="inline-flex"
          alignItems="center"
          minHeight="target"
        >
          {m.admin_board_more({ count: formatNumber(count - items.length), stage: stageNames[stage]() })}
        </Link>
      )}
    </chakra.section>
  )
}
