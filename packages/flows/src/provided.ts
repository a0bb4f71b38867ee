import { fromPromise, type NonReducibleUnknown, type PromiseActorLogic } from 'xstate'

/** Place of an actor that the shop or a story fills with `.provide({ actors })`; fails loudly where that was forgotten. */
export const provided = <Output, Input = NonReducibleUnknown>(name: string): PromiseActorLogic<Output, Input> =>
  fromPromise<Output, Input>(() => Promise.reject(new Error(`The actor "${name}" must be provided`)))
