import { chakra } from '@chakra-ui/react'
import type { JobReview } from '@motif/contract'
import { m } from '@motif/messages'
import { CircleAlert, TriangleAlert } from 'lucide-react'
import { Badge } from '../../../../components/badge/index.ts'
import { formatNumber } from '../../../../format/index.ts'
import type { AdminScreenProps } from '../../types.ts'
import { Asked } from '../asked.tsx'
import { Held } from '../held.tsx'
import { stageNames } from '../stages.ts'

type Area = JobReview['areas'][number]
type Finding = Area['findings'][number]

const severities = {
  error: { label: () => m.admin_review_error(), tone: 'bad', Icon: CircleAlert },
  confirm: { label: () => m.admin_review_confirm(), tone: 'warn', Icon: TriangleAlert },
  warning: { label: () => m.admin_review_warning(), tone: 'warn', Icon: TriangleAlert }
} as const satisfies Record<Finding['severity'], unknown>

function FindingItem({ finding: { severity, text, isConfirmed } }: { finding: Finding }) {
  const { label, tone, Icon } = severities[severity]
  return (
    <chakra.li display="grid" justifyItems="start" gap={1}>
      <Badge tone={isConfirmed ? 'plain' : tone} whiteSpace="normal">
        <Icon aria-hidden />
        {isConfirmed ? m.admin_review_confirmed() : label()}
      </Badge>
      {text}
    </chakra.li>
  )
}

const AreaFacts = ({ area: { name, widthMm, heightMm, bleedMm, placed, pictureDpi, findings } }: { area: Area }) => (
  <chakra.section display="grid" gap={1} fontVariantNumeric="tabular-nums">
    <chakra.h3 fontFamily="body" fontSize="md" letterSpacing="normal">
      {m.admin_review_area({
        name,
        width: formatNumber(widthMm),
        height: formatNumber(heightMm),
        bleed: formatNumber(bleedMm)
      })}
    </chakra.h3>
    {placed ? (
      <p>
        {m.admin_review_placed({
          width: formatNumber(placed.width),
          height: formatNumber(placed.height),
          left: formatNumber(placed.left),
          top: formatNumber(placed.top)
        })}
      </p>
    ) : null}
    {pictureDpi === null ? null : <p>{m.admin_review_dpi({ dpi: formatNumber(Math.round(pictureDpi)) })}</p>}
    {findings.length === 0 ? (
      <chakra.p color="fg.muted">{m.admin_review_no_findings()}</chakra.p>
    ) : (
      <chakra.ul display="grid" gap={2} marginBlockStart={1}>
        {findings.map((finding) => (
          <FindingItem key={finding.id} finding={finding} />
        ))}
      </chakra.ul>
    )}
  </chakra.section>
)

interface ReviewFactsProps extends Pick<AdminScreenProps, 'moderationHrefOf'> {
  review: JobReview
}

/** What is ordered, the facts of each printed side, and the customer's words. */
export const ReviewFacts = ({ review: { job, areas, giftNote }, moderationHrefOf }: ReviewFactsProps) => (
  <chakra.div display="grid" gap={4} alignContent="start" minWidth={0} overflowWrap="anywhere">
    <div>
      <chakra.p fontWeight="semibold" dir="auto">
        {m.admin_line_quantity({ quantity: job.quantity })} {job.name}
      </chakra.p>
      <chakra.p color="fg.muted">{job.options.map(({ value }) => value).join(' · ')}</chakra.p>
      {job.member === '' ? null : <chakra.p dir="auto">{job.member}</chakra.p>}
      <chakra.p color="fg.muted">{m.admin_job_stage({ stage: stageNames[job.stage]() })}</chakra.p>
    </div>
    {job.hold ? <Held hold={job.hold} moderationHrefOf={moderationHrefOf} /> : null}
    {areas.length === 0 ? (
      <p>{m.admin_review_nothing_printed()}</p>
    ) : (
      areas.map((area) => <AreaFacts key={area.id} area={area} />)
    )}
    {job.question ? <Asked question={job.question} isWaiting={job.stage === 'ask'} /> : null}
    {giftNote === null ? null : (
      <section>
        <chakra.h3 fontFamily="body" fontSize="md" letterSpacing="normal">
          {m.admin_review_gift_note()}
        </chakra.h3>
        <chakra.p whiteSpace="pre-wrap" dir="auto">
          {giftNote}
        </chakra.p>
      </section>
    )}
  </chakra.div>
)
