import { chakra } from '@chakra-ui/react'
import type { ProductionJob } from '@motif/contract'
import { questionLimits } from '@motif/contract/production-rules'
import { m } from '@motif/messages'
import { OneTextForm } from '../one-text-form.tsx'
import type { ProductionSectionProps } from './types.ts'

interface AskFormProps {
  job: ProductionJob
  onAsk: ProductionSectionProps['onAskBuyer']
  onClose: () => void
}

/** A question to the buyer of a job. */
export const AskForm = ({ job, onAsk, onClose }: AskFormProps) => (
  <>
    <chakra.p marginBlockEnd={4}>{m.admin_ask_text({ name: job.name })}</chakra.p>
    <OneTextForm
      label={m.admin_ask_question()}
      hint={m.admin_ask_hint()}
      initial=""
      rows={5}
      submitLabel={m.admin_ask_send()}
      check={(typed) =>
        typed === ''
          ? m.admin_ask_missing()
          : typed.length > questionLimits.text
            ? m.admin_ask_long({ max: questionLimits.text })
            : undefined
      }
      onSubmit={(text) => onAsk({ job, text })}
      onClose={onClose}
    />
  </>
)
