import { chakra } from '@chakra-ui/react'
import type { ProductionJob } from '@motif/contract'
import { m } from '@motif/messages'
import { Ban } from 'lucide-react'
import { Badge } from '../../../components/badge/index.ts'
import { Link } from '../../../components/link/index.ts'
import { formatList } from '../../../format/index.ts'
import { Allowed } from '../allowed.tsx'
import type { AdminScreenProps } from '../types.ts'

interface HeldProps extends Pick<AdminScreenProps, 'moderationHrefOf'> {
  hold: NonNullable<ProductionJob['hold']>
}

/** Why moderation holds a job, with the way to decide. */
export const Held = ({ hold: { state, words, hasPicture }, moderationHrefOf }: HeldProps) => (
  <chakra.div display="grid" gap={1} justifyItems="start" overflowWrap="anywhere">
    <Badge tone="bad" whiteSpace="normal">
      <Ban aria-hidden />
      {state === 'open' ? m.admin_job_held() : m.admin_job_held_refused()}
    </Badge>
    {words.length === 0 ? null : <p>{m.admin_job_held_words({ words: formatList(words) })}</p>}
    {hasPicture ? <p>{m.admin_job_held_picture()}</p> : null}
    <chakra.p color="fg.muted">{m.admin_job_held_why()}</chakra.p>
    <Allowed permission="moderation.decide">
      <Link href={moderationHrefOf({ part: state })} display="inline-flex" alignItems="center" minHeight="target">
        {m.admin_job_held_open()}
      </Link>
    </Allowed>
  </chakra.div>
)
