import type { ProductionJob } from '@motif/contract'
import { m } from '@motif/messages'
import { useState } from 'react'
import { Dialog } from '../../../components/dialog/index.ts'
import { AskForm } from './ask-form.tsx'
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
      <AskForm job={shown} onAsk={onAsk} onClose={onClose} />
    </Dialog>
  )
}
