export { type SignInsActor, type SignInsSnapshot, signInsMachine } from './machine.ts'
export { isAskingToEndAll, isChangingPassword, isEndingAll, signInsFailureOf } from './selectors.ts'
export type {
  LogoutEverywhereResponse,
  PasswordChange,
  PasswordChangeResponse,
  SignInsContext,
  SignInsEvent,
  SignInsOutput
} from './types.ts'
