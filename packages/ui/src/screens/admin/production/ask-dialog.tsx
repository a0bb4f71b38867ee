import { chakra } from '@chakra-ui/react'
import type { ProductionJob } from '@motif/contract'
import { questionLimits } from '@motif/contract/production-rules'
import { m } from '@motif/messages'
import { useState } from 'react'
import { Dialog } from '../../../components/dialog/index.ts'
import { OneTextForm } from '../one-text-form.tsx'
import type { ProductionSectionProps } from './types.ts'

interface AskDialogProps {
  /** The job to ask about; null while nobody asks. */
  job: ProductionJob | null
  onAsk: ProductionSectionProps['onAskBuyer']
  onClose: () => void
}

/** Sends a question to the buyer of a job. */
export function AskDialog({ job, onAsk, onClose }: AskDialogProps) {
  // What it is about stays while the dialog closes.
  const [shown, setShown] = useState(job)
  if (job !== null && job !== shown) setShown(job)
  if (shown === null) return null
  return (
    <Dialog isOpen={job !== null} onClose={onClose} title={m.admin_ask_title({ number: shown.order.number })}>
      <chakra.p marginBlockEnd={4}>{m.admin_ask_text({ name: shown.name })}</chakra.p>
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
        onSubmit={(text) => onAsk({ job: shown, text })}
        onClose={onClose}
      />
    </Dialog>
  )
}
