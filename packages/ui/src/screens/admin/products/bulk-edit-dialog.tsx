import { chakra } from '@chakra-ui/react'
import type { BulkEdit, BulkEditAction, BulkEditPreview, BulkEditTarget } from '@motif/contract'
import { m } from '@motif/messages'
import { useId, useRef, useState } from 'react'
import { Button } from '../../../components/button/index.ts'
import { Dialog } from '../../../components/dialog/index.ts'
import { ProgressBar } from '../../../components/progress-bar/index.ts'
import type { Failure } from '../../../failure/index.ts'
import { FailureNotice } from '../../../forms/index.ts'
import { BulkEditFields } from './bulk-edit-fields.tsx'
import { type WrongBulkField, bulkActionOf, emptyBulkEdit } from './bulk-edit-form.ts'
import { BulkEditPreviewPart, NamedProducts } from './bulk-edit-preview.tsx'
import type { ProductSectionsProps } from './types.ts'

interface BulkEditDialogProps extends Pick<
  ProductSectionsProps,
  'onPreviewBulkEdit' | 'onBulkEdit' | 'categories' | 'decimals' | 'timeZone'
> {
  isOpen: boolean
  onClose: () => void
  target: BulkEditTarget
  /** Number of chosen products; undefined if it is not known. */
  count: number | undefined
  currency: string
  /** Called after products were changed. */
  onDone: () => void
}

interface Planned {
  /** Idempotency key: applying the same preview again is the same edit. */
  key: string
  target: BulkEditTarget
  action: BulkEditAction
  preview: BulkEditPreview
}

/** Edits several products: what to do, a preview, then progress and what was left out. */
export function BulkEditDialog(props: BulkEditDialogProps) {
  const { isOpen, onClose, target, count, currency, categories, decimals, timeZone, onDone } = props
  const formId = useId()
  const [form, setForm] = useState(emptyBulkEdit)
  const [wrong, setWrong] = useState<WrongBulkField>()
  const [failure, setFailure] = useState<Failure>()
  const [isBusy, setBusy] = useState(false)
  const [planned, setPlanned] = useState<Planned>()
  const [progress, setProgress] = useState<number>()
  const [outcome, setOutcome] = useState<BulkEdit>()
  /** Counts the openings. */
  const turn = useRef(0)

  const back = () => {
    setPlanned(undefined)
    setFailure(undefined)
  }
  const close = () => {
    turn.current += 1
    setBusy(false)
    back()
    setForm(emptyBulkEdit)
    setWrong(undefined)
    setOutcome(undefined)
    onClose()
  }
  // Its outcome would belong to the next opening.
  const closeUnlessApplying = () => {
    if (!(isBusy && planned)) close()
  }
  const showPreview = async (element: HTMLFormElement) => {
    const read = bulkActionOf(form, decimals)
    setFailure(undefined)
    setWrong('wrong' in read ? read.wrong : undefined)
    if ('wrong' in read) {
      element.querySelector<HTMLElement>(`[name=${read.wrong}]`)?.focus()
      return
    }
    setBusy(true)
    const now = turn.current
    const answer = await props.onPreviewBulkEdit({ target, action: read.action })
    // Closed meanwhile: the answer is about another choice.
    if (now !== turn.current) return
    setBusy(false)
    if ('failure' in answer) setFailure(answer.failure)
    else setPlanned({ key: crypto.randomUUID(), target, action: read.action, preview: answer.preview })
  }
  const apply = async ({ key, target: planTarget, action, preview }: Planned) => {
    setBusy(true)
    setFailure(undefined)
    const answer = await props.onBulkEdit({
      key,
      target: planTarget,
      action,
      products: preview.products,
      ...(preview.hash !== undefined && { hash: preview.hash }),
      onProgress: ({ done, toDo }) => setProgress(toDo === 0 ? 1 : done / toDo)
    })
    setBusy(false)
    setProgress(undefined)
    if ('failure' in answer) {
      setFailure(answer.failure)
      return
    }
    onDone()
    if (answer.edit.refused.count > 0) setOutcome(answer.edit)
    else close()
  }
  const isNothing = planned !== undefined && planned.preview.changed === 0
  return (
    <Dialog
      isOpen={isOpen}
      onClose={closeUnlessApplying}
      title={m.admin_bulk_title()}
      placement="top"
      footer={
        outcome ? (
          <Button variant="accent" onClick={close}>
            {m.common_close()}
          </Button>
        ) : planned ? (
          <>
            <Button variant="quiet" disabled={isBusy} onClick={back}>
              {m.admin_bulk_back()}
            </Button>
            {isNothing ? null : (
              <Button variant="accent" isBusy={isBusy} onClick={() => void apply(planned)}>
                {m.admin_bulk_apply({ count: planned.preview.changed })}
              </Button>
            )}
          </>
        ) : (
          <>
            <Button variant="quiet" onClick={close}>
              {m.common_cancel()}
            </Button>
            <Button type="submit" form={formId} variant="accent" isBusy={isBusy}>
              {m.admin_bulk_preview()}
            </Button>
          </>
        )
      }
    >
      <FailureNotice failure={failure} />
      {outcome ? (
        <chakra.div display="grid" gap={4} aria-live="polite">
          <p>{m.admin_bulk_done({ count: outcome.changed })}</p>
          <NamedProducts title={m.admin_bulk_refused({ count: outcome.refused.count })} named={outcome.refused} />
        </chakra.div>
      ) : planned ? (
        <>
          <BulkEditPreviewPart
            preview={planned.preview}
            kind={planned.action.kind}
            categories={categories}
            currency={currency}
          />
          {progress === undefined ? null : (
            <chakra.div marginBlockStart={4}>
              <ProgressBar label={m.admin_bulk_progress()} progress={progress} />
            </chakra.div>
          )}
        </>
      ) : (
        <chakra.form
          id={formId}
          noValidate
          display="grid"
          gap={4}
          onSubmit={(event) => {
            event.preventDefault()
            if (!isBusy) void showPreview(event.currentTarget)
          }}
        >
          <p>{count === undefined ? m.admin_bulk_about_all() : m.admin_bulk_about({ count })}</p>
          <BulkEditFields
            form={form}
            onChange={(part) => setForm((now) => ({ ...now, ...part }))}
            wrong={wrong}
            categories={categories}
            decimals={decimals}
            timeZone={timeZone}
          />
        </chakra.form>
      )}
    </Dialog>
  )
}
