import type { TwoFactorSetUp } from '@motif/contract'
import { isResponseError } from '@motif/contract/client'
import { type Failure, failureOf } from '@motif/flows/outcome'
import { m } from '@motif/messages'
import { toaster } from '@motif/ui/components/toaster'
import type { AdminScreenProps, TwoFactorStep, TwoFactorStepProps } from '@motif/ui/screens/admin'
import { useState } from 'react'
import type { ResourceStates } from '../loading/use-resources.ts'
import { call } from '../services/api.ts'
import { shop } from '../services/shop.ts'
import { deviceStorage } from '../services/storage.ts'
import { useUser } from '../shell/client-state.ts'
import { signOut } from '../shell/session.ts'
import type { adminAt } from './read-admin.ts'
import { saveFile } from './save-file.ts'

/** The remaining sign-in step stated by an error. */
export function twoFactorLeft(error: unknown): 'code' | 'set-up' | undefined {
  const reason = isResponseError(error) ? error.problem?.reason : undefined
  if (reason === 'two-factor-code-needed') return 'code'
  return reason === 'two-factor-set-up-needed' ? 'set-up' : undefined
}

/** Storage key of the dismissed hint, by account. */
const hintKey = 'adminTwoFactorHint'

async function attempt(work: () => Promise<void>): Promise<Failure | undefined> {
  try {
    await work()
    return undefined
  } catch (error) {
    return failureOf(error)
  }
}

interface Answer {
  error: unknown
  mutate: () => Promise<unknown>
}

interface TwoFactor {
  /** The step shown instead of the admin; null for none. */
  screen: TwoFactorStepProps | null
  /** Actions for the admin screen. */
  acts: Pick<
    AdminScreenProps,
    | 'twoFactorLeft'
    | 'isTwoFactorHinted'
    | 'onHideTwoFactorHint'
    | 'onRetryTwoFactor'
    | 'onBeginTwoFactor'
    | 'onRenewRecoveryCodes'
    | 'onTurnOffTwoFactor'
  >
}

/** Two-factor sign-in: code entry, setup, and deactivation. */
export function useTwoFactor(read: ResourceStates<ReturnType<typeof adminAt>>): TwoFactor {
  const { me, twoFactor } = read
  const user = useUser()
  const [setUp, setSetUp] = useState<TwoFactorSetUp | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const [hiddenFor, setHiddenFor] = useState(() => deviceStorage.getItem(hintKey))

  const refused = Object.values<Answer>(read).filter(({ error }) => twoFactorLeft(error) !== undefined)
  const left = refused.map(({ error }) => twoFactorLeft(error))[0]
  const readAgain = async () => {
    await Promise.all([twoFactor.mutate(), ...refused.map(({ mutate }) => mutate())])
  }

  const begin = () => attempt(async () => setSetUp((await call('POST /api/v1/admin/two-factor/set-up', {})).data))
  const enter: TwoFactorStepProps['onEnterCode'] = (entry) =>
    attempt(async () => {
      await call('POST /api/v1/admin/two-factor/enter', { body: entry })
      await readAgain()
    })
  const confirm: TwoFactorStepProps['onConfirm'] = (entry) =>
    attempt(async () => {
      const { data } = await call('POST /api/v1/admin/two-factor/confirm', { body: entry })
      setCodes(data.recoveryCodes)
      setSetUp(null)
    })

  const stepNow = (): TwoFactorStep | null => {
    // New recovery codes cannot be shown again: they stay until confirmed.
    if (codes !== null) return { kind: 'recovery-codes', codes }
    if (setUp !== null) return { kind: 'key', setUp }
    return left !== undefined && me.data === undefined ? { kind: left } : null
  }
  const step = stepNow()
  const email = user?.email ?? ''

  return {
    screen: step && {
      step,
      email,
      isDemanded: left === 'set-up',
      onEnterCode: enter,
      onBegin: begin,
      onConfirm: confirm,
      onCancel: () => setSetUp(null),
      onKept: () => {
        setCodes(null)
        void readAgain()
      },
      onDownload: ({ codes: lines }) =>
        void saveFile(
          new Response([m.two_factor_file({ email, shop: shop.name }), '', ...lines, ''].join('\n')),
          'recovery-codes.txt'
        ),
      onLogOut: () => void signOut()
    },
    acts: {
      twoFactorLeft: left === undefined ? null : { left, onEnterCode: enter, onBegin: begin },
      isTwoFactorHinted: twoFactor.data?.since === null && user !== null && hiddenFor !== user._id,
      onHideTwoFactorHint: () => {
        if (user === null) return
        deviceStorage.setItem(hintKey, user._id)
        setHiddenFor(user._id)
      },
      onRetryTwoFactor: () => void twoFactor.mutate(),
      onBeginTwoFactor: begin,
      onRenewRecoveryCodes: (body) =>
        attempt(async () => {
          const { data } = await call('POST /api/v1/admin/two-factor/recovery-codes', { body })
          setCodes(data.recoveryCodes)
        }),
      onTurnOffTwoFactor: (body) =>
        attempt(async () => {
          await call('POST /api/v1/admin/two-factor/turn-off', { body })
          toaster.show({ tone: 'good', title: m.two_factor_turned_off() })
          await Promise.all([me.mutate(), readAgain()])
        })
    }
  }
}
