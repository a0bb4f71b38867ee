import { chakra } from '@chakra-ui/react'
import type { ProductionJob } from '@motif/contract'
import { m } from '@motif/messages'
import { EllipsisVertical, TriangleAlert } from 'lucide-react'
import { Badge } from '../../../components/badge/index.ts'
import { Spinner } from '../../../components/button/index.ts'
import { Checkbox } from '../../../components/checkbox/index.ts'
import { Menu, type MenuItem } from '../../../components/menu/index.ts'
import { ProductPicture } from '../../../components/picture/index.ts'
import { VisuallyHidden } from '../../../components/visually-hidden/index.ts'
import { formatDay } from '../../../format/index.ts'
import { useIsAllowed } from '../allowed.tsx'
import { OrderButton } from '../order-button.tsx'
import type { AdminScreenProps } from '../types.ts'
import { headingIdOf } from '../use-focus-on-next.ts'
import { Asked } from './asked.tsx'
import { Held } from './held.tsx'
import { moveNames, possibleMovesOf, reasonNames } from './stages.ts'
import { useMayChooseJobs } from './use-may-choose-jobs.ts'
import type { JobMove } from './types.ts'
import { useShopTime } from '../shop-time.tsx'

export interface JobActions extends Pick<AdminScreenProps, 'onOpenOrder' | 'onPackingSlip' | 'moderationHrefOf'> {
  onMove: (choice: JobMove) => void
  onAsk: (choice: { job: ProductionJob }) => void
  /** A job is being dragged over the board, or no more. */
  onDrag: (choice: { job: ProductionJob | null }) => void
  onSent: (choice: { job: ProductionJob }) => void
  onSheet: (choice: { job: ProductionJob }) => void
  onReview: (choice: { id: string }) => void
  /** Jobs that are chosen for a batch; undefined where nobody chooses. */
  chosen?: ReadonlySet<string> | undefined
  onChoose?: ((choice: { jobs: readonly ProductionJob[]; isChosen: boolean }) => void) | undefined
  /** The job that is being moved. */
  busyId: string | null
}

interface JobCardProps extends JobActions {
  job: ProductionJob
  /** Begins the identifier of its heading; another where the board shows the job, too. @default '' */
  prefix?: string
}

interface May {
  move: boolean
  print: boolean
}

function itemsOf(
  job: ProductionJob,
  may: May,
  { onMove, onAsk, onSent, onSheet, onReview, onPackingSlip, onOpenOrder }: JobActions
): MenuItem[] {
  const moves = may.move ? possibleMovesOf(job) : []
  return [
    ...(may.print && job.isPrinted
      ? [{ id: 'review', label: m.admin_review(), onSelect: () => onReview({ id: job.id }) }]
      : []),
    ...moves.map((stage) => ({ id: stage, label: moveNames[stage](), onSelect: () => onMove({ job, stage }) })),
    ...(may.move && job.isPrinted ? [{ id: 'ask', label: moveNames.ask(), onSelect: () => onAsk({ job }) }] : []),
    ...(may.move && job.reprint && job.stage === 'ship'
      ? [{ id: 'sent', label: m.admin_job_mark_sent(), onSelect: () => onSent({ job }) }]
      : []),
    ...(may.print ? [{ id: 'sheet', label: m.admin_job_sheet(), onSelect: () => onSheet({ job }) }] : []),
    { id: 'slip', label: m.admin_packing_slip(), onSelect: () => onPackingSlip({ orderId: job.order.id }) },
    { id: 'order', label: m.admin_job_open_order(), onSelect: () => onOpenOrder({ id: job.order.id }) }
  ]
}

/** When a job is due; one that is late says so in words. */
const Due = ({ job: { dueOn, isLate } }: Pick<JobCardProps, 'job'>) =>
  isLate ? (
    <Badge tone="bad" whiteSpace="normal">
      <TriangleAlert aria-hidden />
      {m.admin_job_late({ date: formatDay(dueOn) })}
    </Badge>
  ) : (
    <chakra.span color="fg.muted">{m.admin_job_due({ date: formatDay(dueOn) })}</chakra.span>
  )

/** A job: work, due date, and actions. */
export function JobCard({ job, prefix = '', ...acts }: JobCardProps) {
  const { id, name, quantity, options, member, image, order, movedBy, movedAt } = job
  const [mayMove, mayPrint] = [useIsAllowed('production.change'), useIsAllowed('production.read')]
  const mayChoose = useMayChooseJobs()
  const { momentText } = useShopTime()
  const isBusy = acts.busyId === id
  return (
    <chakra.li
      // Dragging is a shorter way for a mouse; the menu does the same for everybody.
      draggable={mayMove && acts.busyId === null}
      onDragStart={({ dataTransfer }) => {
        dataTransfer.effectAllowed = 'move'
        dataTransfer.setData('text/plain', order.number)
        acts.onDrag({ job })
      }}
      onDragEnd={() => acts.onDrag({ job: null })}
      aria-busy={isBusy || undefined}
      opacity={isBusy ? 0.6 : undefined}
      bg="bg"
      borderWidth="1px"
      borderRadius="panel"
      padding={3}
      display="grid"
      gap={2}
      lineHeight="snug"
      cursor={{ xl: mayMove ? 'grab' : undefined }}
    >
      <chakra.div
        position="relative"
        display="grid"
        gridTemplateColumns="2.5rem minmax(0, 1fr)"
        columnGap={2.5}
        alignItems="start"
      >
        <ProductPicture picture={image} sizes="40px" alt="" borderRadius="control" />
        <chakra.div
          minWidth={0}
          overflowWrap="break-word"
          // Room for the menu. A long name continues below it.
          _before={{ content: '""', float: 'inline-end', width: 9, height: 8 }}
        >
          <chakra.h3
            id={`${prefix}${headingIdOf(id)}`}
            tabIndex={-1}
            fontFamily="body"
            fontSize="sm"
            letterSpacing="normal"
            lineHeight="snug"
            dir="auto"
          >
            {m.admin_line_quantity({ quantity })} {name}
          </chakra.h3>
          <chakra.div color="fg.muted">{options.map(({ value }) => value).join(' · ')}</chakra.div>
          {member === '' ? null : <chakra.div dir="auto">{member}</chakra.div>}
        </chakra.div>
        <chakra.div position="absolute" top={-2} insetInlineEnd={-2}>
          {isBusy ? (
            <chakra.span display="grid" placeItems="center" boxSize="target">
              <Spinner />
            </chakra.span>
          ) : (
            <Menu
              label={m.admin_job_acts({ number: order.number, name })}
              trigger={<EllipsisVertical size={20} strokeWidth={1.75} aria-hidden />}
              items={itemsOf(job, { move: mayMove, print: mayPrint }, acts)}
            />
          )}
        </chakra.div>
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap={3}>
        <OrderButton
          order={order}
          onOpen={acts.onOpenOrder}
          fontWeight="medium"
          minHeight={{ base: 'target', xl: 7 }}
        />
        <Due job={job} />
        {mayChoose && acts.chosen ? (
          <Checkbox
            checked={acts.chosen.has(id)}
            onChange={({ isChecked }) => acts.onChoose?.({ jobs: [job], isChosen: isChecked })}
          >
            {m.admin_job_choose()} <VisuallyHidden>{`${order.number} ${name}`}</VisuallyHidden>
          </Checkbox>
        ) : null}
      </chakra.div>
      {job.hold ? <Held hold={job.hold} moderationHrefOf={acts.moderationHrefOf} /> : null}
      {job.reprint ? (
        <chakra.p overflowWrap="anywhere">
          <Badge tone="info" whiteSpace="normal">
            {m.admin_reprint_of({ reason: reasonNames[job.reprint.reason]() })}
          </Badge>{' '}
          <bdi>{job.reprint.text}</bdi>
        </chakra.p>
      ) : null}
      {job.question ? <Asked question={job.question} isWaiting={job.stage === 'ask'} /> : null}
      {movedBy === null ? null : (
        <chakra.p color="fg.muted" fontSize="xs" overflowWrap="anywhere">
          {m.admin_job_moved_by({ name: movedBy, at: momentText(movedAt) })}
        </chakra.p>
      )}
    </chakra.li>
  )
}
