import { chakra } from '@chakra-ui/react'
import type { OrderJob } from '@motif/contract'
import { m } from '@motif/messages'
import { useState } from 'react'
import { Button } from '../../../components/button/index.ts'
import { VisuallyHidden } from '../../../components/visually-hidden/index.ts'
import { formatDay } from '../../../format/index.ts'
import { Allowed } from '../allowed.tsx'
import { PanelTitle } from '../panel-title.tsx'
import type { AdminScreenProps } from '../types.ts'
import { Held } from './held.tsx'
import { ReprintForm } from './reprint-form.tsx'
import { reasonNames, stageNames } from './stages.ts'

const stateOf = ({ outcome, stage }: OrderJob): string =>
  outcome === 'sent' ? m.admin_job_sent() : outcome === 'dropped' ? m.admin_job_dropped() : stageNames[stage]()

type OrderJobsProps = Pick<
  AdminScreenProps,
  'orderJobs' | 'onReprint' | 'onPrintOrder' | 'isFetchingBatch' | 'moderationHrefOf'
>

/** Production progress of an order's items, and reprints. */
export function OrderJobs({
  orderJobs,
  onReprint,
  onPrintOrder,
  moderationHrefOf,
  isFetchingBatch = false
}: OrderJobsProps) {
  const [first] = orderJobs ?? []
  if (!orderJobs || !first) return null
  const isPrintable = orderJobs.some(({ outcome, isPrinted }) => outcome === null && isPrinted)
  return (
    <section>
      <PanelTitle>{m.admin_section_production()}</PanelTitle>
      <chakra.ul borderBlockEndWidth="1px">
        {orderJobs.map((job) => (
          <OrderJobItem
            key={`${job.id} ${job.revision}`}
            job={job}
            reprints={orderJobs.filter(({ reprint }) => reprint?.originalId === job.id)}
            onReprint={onReprint}
            moderationHrefOf={moderationHrefOf}
          />
        ))}
      </chakra.ul>
      {isPrintable ? (
        <Allowed permission="production.read">
          <Button
            size="sm"
            marginBlockStart={3}
            isBusy={isFetchingBatch}
            onClick={() => onPrintOrder({ orderId: first.order.id })}
          >
            {m.admin_order_print_files()}
          </Button>
        </Allowed>
      ) : null}
    </section>
  )
}

interface OrderJobItemProps extends Pick<AdminScreenProps, 'onReprint' | 'moderationHrefOf'> {
  job: OrderJob
  reprints: readonly OrderJob[]
}

function OrderJobItem({ job, reprints, onReprint, moderationHrefOf }: OrderJobItemProps) {
  const { quantity, name, member, dueOn, reprint, outcome } = job
  const [isAsking, setIsAsking] = useState(false)
  return (
    <chakra.li paddingBlock={3} borderBlockStartWidth="1px" lineHeight="snug" overflowWrap="anywhere">
      <chakra.div fontWeight="medium" dir="auto">
        {m.admin_line_quantity({ quantity })} {name}
      </chakra.div>
      {member === '' ? null : <chakra.div dir="auto">{member}</chakra.div>}
      <chakra.div color="fg.muted">
        {stateOf(job)}
        {outcome === null ? ` · ${m.admin_job_due({ date: formatDay(dueOn) })}` : null}
      </chakra.div>
      {job.hold && outcome === null ? <Held hold={job.hold} moderationHrefOf={moderationHrefOf} /> : null}
      {reprint === null ? null : (
        <chakra.div>
          {m.admin_reprint_of({ reason: reasonNames[reprint.reason]() })} <bdi>{reprint.text}</bdi>
        </chakra.div>
      )}
      {reprints.map((again) => (
        <div key={again.id}>
          {m.admin_reprint_made({
            count: again.quantity,
            reason: reasonNames[again.reprint?.reason ?? 'other'](),
            stage: stateOf(again)
          })}
        </div>
      ))}
      {job.isReprintable ? (
        <Allowed permission="production.change">
          {isAsking ? (
            <ReprintForm
              job={job}
              onSubmit={(request) => onReprint({ job, request })}
              onClose={() => setIsAsking(false)}
            />
          ) : (
            <Button size="sm" marginBlockStart={2} onClick={() => setIsAsking(true)}>
              {m.admin_reprint()} <VisuallyHidden>{name}</VisuallyHidden>
            </Button>
          )}
        </Allowed>
      ) : null}
    </chakra.li>
  )
}
