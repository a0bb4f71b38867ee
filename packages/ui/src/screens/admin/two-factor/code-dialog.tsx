import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { Button } from '../../../components/button/index.ts'
import { Dialog } from '../../../components/dialog/index.ts'
import type { Failure } from '../../../failure/index.ts'
import { CodeForm } from './code-form.tsx'

interface CodeDialogProps {
  isOpen: boolean
  title: string
  /** What will happen, in a sentence. */
  text: string
  submitLabel: string
  onSubmit: (entry: { code: string }) => Promise<Failure | undefined>
  onClose: () => void
}

/** Asks for a code before an action, and stays open with the error on failure. */
export const CodeDialog = ({ isOpen, title, text, submitLabel, onSubmit, onClose }: CodeDialogProps) => (
  <Dialog isOpen={isOpen} onClose={onClose} size="sm" title={title}>
    <chakra.p marginBlockEnd={5}>{text}</chakra.p>
    <CodeForm
      submitLabel={submitLabel}
      onSubmit={async ({ code }) => {
        const refused = await onSubmit({ code })
        if (!refused) onClose()
        return refused
      }}
    >
      <Button variant="quiet" isWide onClick={onClose}>
        {m.common_cancel()}
      </Button>
    </CodeForm>
  </Dialog>
)
