export { type SignInsActor, type SignInsSnapshot, signInsMachine } from './machine.ts'
export { isAskingToEndAll, isChangingPassword, isEndingAll, signInsFailureOf } from './selectors.ts'
export type {
  LogoutEverywhereAnswer,
  PasswordChange,
  PasswordChangeAnswer,
  SignInsContext,
  SignInsEvent,
  SignInsOutput
} from './types.ts'
