import { chakra } from '@chakra-ui/react'
import type { TwoFactorSetUp } from '@motif/contract'
import { m } from '@motif/messages'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../components/button/index.ts'
import { Page } from '../../../components/page/index.ts'
import type { Failure } from '../../../failure/index.ts'
import { FailureNotice } from '../../../forms/index.ts'
import { CodeForm } from './code-form.tsx'
import { QrCode } from './qr-code.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import type { TwoFactorStep, TwoFactorStepProps } from './types.ts'

const titles: Readonly<Record<TwoFactorStep['kind'], () => string>> = {
  code: () => m.two_factor_code_title(),
  'set-up': () => m.two_factor_demanded_title(),
  key: () => m.two_factor_key_title(),
  'recovery-codes': () => m.two_factor_recovery_title()
}

const leads: Readonly<Record<TwoFactorStep['kind'], (email: string) => string>> = {
  code: (email) => m.two_factor_code_lead({ email }),
  'set-up': () => m.two_factor_demanded_lead(),
  key: () => m.two_factor_key_lead(),
  'recovery-codes': () => m.two_factor_recovery_lead()
}

const LogOut = ({ onLogOut }: Pick<TwoFactorStepProps, 'onLogOut'>) => (
  <Button variant="quiet" isWide onClick={onLogOut}>
    {m.shell_log_out()}
  </Button>
)

/** Mandatory setup: continue or log out. */
function Begin({ onBegin, onLogOut }: Pick<TwoFactorStepProps, 'onBegin' | 'onLogOut'>) {
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const begin = async () => {
    setIsBusy(true)
    setFailure(await onBegin())
    setIsBusy(false)
  }
  return (
    <chakra.div display="grid" gap={5}>
      <FailureNotice failure={failure} />
      <Button variant="accent" isWide isBusy={isBusy} onClick={() => void begin()}>
        {m.two_factor_set_up()}
      </Button>
      <LogOut onLogOut={onLogOut} />
    </chakra.div>
  )
}

interface KeyProps extends Pick<TwoFactorStepProps, 'isDemanded' | 'onConfirm' | 'onCancel' | 'onLogOut'> {
  setUp: TwoFactorSetUp
}

/** The key, to be scanned or typed, and the first code of the app. */
const Key = ({ setUp: { secret, uri }, isDemanded, onConfirm, onCancel, onLogOut }: KeyProps) => (
  <chakra.div display="grid" gap={6}>
    <chakra.section display="grid" gap={4}>
      <chakra.h2 textStyle="section">{m.two_factor_scan()}</chakra.h2>
      <QrCode text={uri} label={m.two_factor_qr()} />
      <div>
        <chakra.h3 id="two-factor-key" textStyle="label">
          {m.two_factor_key()}
        </chakra.h3>
        <chakra.output
          aria-labelledby="two-factor-key"
          display="block"
          marginBlock={1.5}
          padding={3}
          bg="bg.raised"
          borderRadius="control"
          letterSpacing="0.05em"
          userSelect="all"
          dir="ltr"
        >
          {secret.match(/.{1,4}/g)?.join(' ')}
        </chakra.output>
        <chakra.p textStyle="small" color="fg.muted">
          {m.two_factor_key_hint()}
        </chakra.p>
      </div>
    </chakra.section>
    <chakra.section display="grid" gap={4}>
      <chakra.h2 textStyle="section">{m.two_factor_first_code()}</chakra.h2>
      <CodeForm
        submitLabel={m.two_factor_turn_on()}
        takesRecoveryCode={false}
        takesFocus={false}
        offersToRemember
        onSubmit={onConfirm}
      >
        {isDemanded ? (
          <LogOut onLogOut={onLogOut} />
        ) : (
          <Button variant="quiet" isWide onClick={onCancel}>
            {m.common_cancel()}
          </Button>
        )}
      </CodeForm>
    </chakra.section>
  </chakra.div>
)

function Step(props: TwoFactorStepProps) {
  const { step, onEnterCode, onLogOut } = props
  if (step.kind === 'set-up') return <Begin {...props} />
  if (step.kind === 'key') return <Key {...props} setUp={step.setUp} />
  if (step.kind === 'recovery-codes') return <RecoveryCodes {...props} codes={step.codes} />
  return (
    <CodeForm submitLabel={m.two_factor_enter()} offersToRemember onSubmit={onEnterCode}>
      <LogOut onLogOut={onLogOut} />
    </CodeForm>
  )
}

/** The two-factor steps before the admin. */
export function TwoFactorScreen(props: TwoFactorStepProps) {
  const { step, email } = props
  const title = useRef<HTMLHeadingElement>(null)
  const first = useRef(step.kind)
  useEffect(() => {
    // A step that takes the place of another is told from its beginning.
    if (step.kind !== first.current) title.current?.focus()
    first.current = step.kind
  }, [step.kind])
  return (
    <Page measure="form">
      <chakra.h1 ref={title} tabIndex={-1} textStyle="page" outline="none">
        {titles[step.kind]()}
      </chakra.h1>
      <chakra.p color="fg.muted" marginBlockStart={3} marginBlockEnd={8} overflowWrap="anywhere">
        {leads[step.kind](email)}
      </chakra.p>
      <Step {...props} />
    </Page>
  )
}
