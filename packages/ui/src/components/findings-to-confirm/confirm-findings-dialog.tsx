import type { DesignFinding } from '@motif/contract'
import { m } from '@motif/messages'
import { useState } from 'react'
import { Button } from '../button/index.ts'
import { Dialog } from '../dialog/index.ts'
import { FindingsToConfirm } from './findings-to-confirm.tsx'

export interface ConfirmFindingsDialogProps {
  /** Name of the design or of the product. */
  name: string
  findings: readonly DesignFinding[]
  /** Set while it is added to the cart. @default false */
  isBusy?: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** Confirms the findings of a design that is added to the cart without opening it: each must be ticked. */
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

/** Toggles an element of a set. */
export function withChoice(all: ReadonlySet<string>, id: string, isIn: boolean): ReadonlySet<string> {
  const next = new Set(all)
  if (isIn) next.add(id)
  else next.delete(id)
  return next
}
