export { signInsMachine } from './machine.ts'
export { isAskingToEndAll, isChangingPassword, isEndingAll, signInsFailureOf } from './selectors.ts'
export type {
  LogoutEverywhereAnswer,
  PasswordChange,
  PasswordChangeAnswer,
  SignInsActor,
  SignInsContext,
  SignInsEvent,
  SignInsOutput,
  SignInsSnapshot
} from './types.ts'
