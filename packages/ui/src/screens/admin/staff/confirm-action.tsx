import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { ConfirmDialog } from '../../../components/dialog/index.ts'
import type { Failure } from '../../../failure/index.ts'
import { FailureNotice } from '../../../forms/index.ts'

interface ConfirmActionProps {
  isOpen: boolean
  title: string
  /** What will happen, in a sentence. */
  text: string
  confirmLabel: string
  onConfirm: () => Promise<Failure | undefined>
  onClose: () => void
}

/** Confirmation dialog that stays open with the error on failure. */
export function ConfirmAction({ isOpen, title, text, confirmLabel, onConfirm, onClose }: ConfirmActionProps) {
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const close = () => {
    setFailure(undefined)
    onClose()
  }
  const confirm = async () => {
    setIsBusy(true)
    const refused = await onConfirm()
    setIsBusy(false)
    setFailure(refused)
    if (!refused) onClose()
  }
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={title}
      confirmLabel={confirmLabel}
      isDangerous
      isBusy={isBusy}
      onCancel={close}
      onConfirm={() => void confirm()}
    >
      <chakra.div display="grid" gap={4}>
        <FailureNotice failure={failure} />
        <p>{text}</p>
      </chakra.div>
    </ConfirmDialog>
  )
}
