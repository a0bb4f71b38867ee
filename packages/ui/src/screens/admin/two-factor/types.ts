import type { TwoFactorSetUp, TwoFactorState } from '@motif/contract'
import type { Failure } from '../../../failure/index.ts'

/** Gives why it was refused, or nothing once it is done. */
type Done = Promise<Failure | undefined>

export interface TwoFactorProps {
  /** Nothing, and no failure: on the way. */
  twoFactor?: TwoFactorState | undefined
  twoFactorFailure?: Failure | undefined
  onRetryTwoFactor: () => void
  /** Whoever looks is asked to turn it on, above what they came for. @default false */
  isTwoFactorHinted?: boolean
  onHideTwoFactorHint: () => void
  onBeginTwoFactor: () => Done
  onRenewRecoveryCodes: (entry: { code: string }) => Done
  onTurnOffTwoFactor: (entry: { code: string }) => Done
}

export interface TwoFactorEntry {
  code: string
  /** The device is to be remembered. */
  isRemembered: boolean
}

/** Steps: enter a `code`, start to `set-up`, add the `key` to an app, or save `recovery-codes`. */
export type TwoFactorStep =
  | { kind: 'code' }
  | { kind: 'set-up' }
  | { kind: 'key'; setUp: TwoFactorSetUp }
  | { kind: 'recovery-codes'; codes: readonly string[] }

export interface TwoFactorStepProps {
  step: TwoFactorStep
  /** Of whoever is signed in. */
  email: string
  /** An owner demands it: nobody gets by. */
  isDemanded: boolean
  onEnterCode: (entry: TwoFactorEntry) => Done
  onBegin: () => Done
  onConfirm: (entry: TwoFactorEntry) => Done
  /** Without it nothing was changed yet. */
  onCancel: () => void
  onKept: () => void
  onDownload: (file: { codes: readonly string[] }) => void
  onLogOut: () => void
}
