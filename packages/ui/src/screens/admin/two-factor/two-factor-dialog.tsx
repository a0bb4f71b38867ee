import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { useState } from 'react'
import { Button } from '../../../components/button/index.ts'
import { Dialog } from '../../../components/dialog/index.ts'
import { Notice } from '../../../components/notice/index.ts'
import type { Failure } from '../../../failure/index.ts'
import { FailureNotice } from '../../../forms/index.ts'
import { CodeForm } from './code-form.tsx'
import type { TwoFactorStepProps } from './types.ts'

export interface TwoFactorDialogProps extends Pick<TwoFactorStepProps, 'onEnterCode' | 'onBegin'> {
  /** What is missing. */
  left: 'code' | 'set-up'
}

/** Two-factor step during work: unsaved input stays behind the dialog. */
export function TwoFactorDialog({ left, onEnterCode, onBegin }: TwoFactorDialogProps) {
  const [isOpen, setOpen] = useState(true)
  const [failure, setFailure] = useState<Failure>()
  const isSetUp = left === 'set-up'
  const text = isSetUp ? m.two_factor_demanded_lead() : m.two_factor_again_text()
  return (
    <>
      <Notice tone="warn" marginBlockEnd={6}>
        <p>{text}</p>
        <Button marginBlockStart={3} onClick={() => setOpen(true)}>
          {isSetUp ? m.two_factor_set_up() : m.two_factor_enter()}
        </Button>
      </Notice>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        size="sm"
        title={isSetUp ? m.two_factor_demanded_title() : m.two_factor_again_title()}
      >
        <chakra.p marginBlockEnd={5}>{text}</chakra.p>
        {isSetUp ? (
          <>
            <FailureNotice failure={failure} />
            <Button variant="accent" isWide onClick={() => void onBegin().then(setFailure)}>
              {m.two_factor_set_up()}
            </Button>
          </>
        ) : (
          <CodeForm submitLabel={m.two_factor_enter()} offersToRemember onSubmit={onEnterCode} />
        )}
      </Dialog>
    </>
  )
}
