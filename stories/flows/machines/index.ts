import type { AnyStateMachine } from 'xstate'
import type { Walk } from '../walk/types.ts'
import { cartWalk } from './cart.ts'
import { checkoutWalk } from './checkout.ts'
import { contactWalk } from './contact.ts'
import { designEditorWalk } from './design-editor.ts'
import { differenceWalk } from './difference.ts'
import { loginWalk } from './login.ts'
import { oneTimeCodeWalk } from './one-time-code.ts'
import { passwordResetWalk } from './password-reset.ts'
import { productChangeWalk } from './product-change.ts'
import { registrationWalk } from './registration.ts'
import { searchWalk } from './search.ts'
import { sessionWalk } from './session.ts'
import { signInsWalk } from './sign-ins.ts'

export const walks: readonly Walk[] = [
  cartWalk,
  checkoutWalk,
  contactWalk,
  designEditorWalk,
  differenceWalk,
  loginWalk,
  oneTimeCodeWalk,
  passwordResetWalk,
  productChangeWalk,
  registrationWalk,
  searchWalk,
  sessionWalk,
  signInsWalk
]

export function walkOf(machine: AnyStateMachine): Walk {
  const walk = walks.find((one) => one.machine === machine)
  if (walk === undefined) throw new Error(`Nobody has written how to walk through "${machine.id}".`)
  return walk
}
