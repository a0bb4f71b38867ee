import { chakra } from '@chakra-ui/react'
import type { TwoFactorState } from '@motif/contract'
import { m } from '@motif/messages'
import { ShieldCheck, ShieldOff } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '../../../components/badge/index.ts'
import { Button } from '../../../components/button/index.ts'
import { FailedState } from '../../../components/failed-state/index.ts'
import { Notice } from '../../../components/notice/index.ts'
import type { Failure } from '../../../failure/index.ts'
import { FailureNotice } from '../../../forms/index.ts'
import { PanelTitle } from '../panel-title.tsx'
import { TableSkeleton } from '../table.tsx'
import { CodeDialog } from './code-dialog.tsx'
import type { TwoFactorProps } from './types.ts'
import { useShopTime } from '../shop-time.tsx'

/** Fewer recovery codes than these are worth a word. */
const few = 4

function Off({ onBegin }: { onBegin: TwoFactorProps['onBeginTwoFactor'] }) {
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const begin = async () => {
    setIsBusy(true)
    setFailure(await onBegin())
    setIsBusy(false)
  }
  return (
    <>
      <Badge>
        <ShieldOff aria-hidden />
        {m.two_factor_is_off()}
      </Badge>
      <p>{m.two_factor_about()}</p>
      <FailureNotice failure={failure} />
      <div>
        <Button variant="accent" isBusy={isBusy} onClick={() => void begin()}>
          {m.two_factor_set_up()}
        </Button>
      </div>
    </>
  )
}

type OnProps = Pick<TwoFactorProps, 'onRenewRecoveryCodes' | 'onTurnOffTwoFactor'> & {
  state: TwoFactorState
  since: string
}

function On({ state: { recoveryCodesLeft, isDemanded }, since, onRenewRecoveryCodes, onTurnOffTwoFactor }: OnProps) {
  const { dayText } = useShopTime()
  const [asked, setAsked] = useState<'renew' | 'turn-off' | null>(null)
  const close = () => setAsked(null)
  return (
    <>
      <Badge tone="good">
        <ShieldCheck aria-hidden />
        {m.two_factor_is_on({ day: dayText(since) })}
      </Badge>
      <p>{m.two_factor_on_about()}</p>
      {recoveryCodesLeft < few ? (
        <Notice tone="warn">{m.two_factor_recovery_few({ count: recoveryCodesLeft })}</Notice>
      ) : (
        <chakra.p color="fg.muted">{m.two_factor_recovery_left({ count: recoveryCodesLeft })}</chakra.p>
      )}
      <chakra.div display="flex" flexWrap="wrap" gap={3}>
        <Button onClick={() => setAsked('renew')}>{m.two_factor_renew()}</Button>
        <Button variant="quiet" onClick={() => setAsked('turn-off')}>
          {m.two_factor_turn_off()}
        </Button>
      </chakra.div>
      <CodeDialog
        isOpen={asked === 'renew'}
        title={m.two_factor_renew()}
        text={m.two_factor_renew_text()}
        submitLabel={m.two_factor_renew_submit()}
        onSubmit={onRenewRecoveryCodes}
        onClose={close}
      />
      <CodeDialog
        isOpen={asked === 'turn-off'}
        title={m.two_factor_turn_off_title()}
        text={isDemanded ? m.two_factor_turn_off_demanded() : m.two_factor_turn_off_text()}
        submitLabel={m.two_factor_turn_off()}
        onSubmit={onTurnOffTwoFactor}
        onClose={close}
      />
    </>
  )
}

/** Two-factor settings of the current user. */
export function YourSignIn(props: TwoFactorProps) {
  const { twoFactor, twoFactorFailure, onRetryTwoFactor, onBeginTwoFactor } = props
  if (twoFactorFailure && !twoFactor)
    return (
      <FailedState
        failure={twoFactorFailure}
        title={m.admin_failed_title()}
        safe={m.admin_failed_text()}
        onRetry={onRetryTwoFactor}
      />
    )
  if (!twoFactor) return <TableSkeleton label={m.admin_loading()} />
  const { since } = twoFactor
  return (
    <chakra.section aria-label={m.admin_section_sign_in()} display="grid" gap={4} justifyItems="start" maxWidth="66ch">
      <PanelTitle as="h2">{m.two_factor_title()}</PanelTitle>
      {since === null ? (
        <Off onBegin={onBeginTwoFactor} />
      ) : (
        <On
          state={twoFactor}
          since={since}
          onRenewRecoveryCodes={props.onRenewRecoveryCodes}
          onTurnOffTwoFactor={props.onTurnOffTwoFactor}
        />
      )}
    </chakra.section>
  )
}
