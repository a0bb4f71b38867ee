import type { DesignFinding } from '@motif/contract'
import { m } from '@motif/messages'
import { useState } from 'react'
import { Button } from '../button/index.ts'
import { Dialog } from '../dialog/index.ts'
import { FindingsToConfirm } from './findings-to-confirm.tsx'

export interface ConfirmFindingsDialogProps {
  /** Of the design, or of the product it is printed on. */
  name: string
  findings: readonly DesignFinding[]
  /** It is being put into the cart. @default false */
  isBusy?: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** Asks about a design that is to go into the cart without being opened: every finding is to be ticked. */
export function ConfirmFindingsDialog({
  name,
  findings,
  isBusy = false,
  onConfirm,
  onCancel
}: ConfirmFindingsDialogProps) {
  const [confirmed, setConfirmed] = useState<ReadonlySet<string>>(new Set())
  return (
    <Dialog
      isOpen
      onClose={onCancel}
      title={m.buying_look_title({ name })}
      size="sm"
      footer={
        <>
          <Button variant="quiet" onClick={onCancel}>
            {m.common_cancel()}
          </Button>
          <Button
            variant="accent"
            isBusy={isBusy}
            disabled={findings.some(({ id }) => !confirmed.has(id))}
            onClick={onConfirm}
          >
            {m.common_add_to_cart()}
          </Button>
        </>
      }
    >
      <FindingsToConfirm
        findings={findings}
        confirmed={confirmed}
        isDisabled={isBusy}
        onConfirm={({ id, isConfirmed }) => setConfirmed((all) => withChoice(all, id, isConfirmed))}
      />
    </Dialog>
  )
}

/** The set with one more, or one less. */
export function withChoice(all: ReadonlySet<string>, id: string, isIn: boolean): ReadonlySet<string> {
  const next = new Set(all)
  if (isIn) next.add(id)
  else next.delete(id)
  return next
}
