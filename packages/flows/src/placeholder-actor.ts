import { fromPromise, type NonReducibleUnknown, type PromiseActorLogic } from 'xstate'

/**
 * Placeholder for an actor that the shop or a story provides with `.provide({ actors })`. It rejects if none was
 * provided.
 */
export const placeholderActor = <Output, Input = NonReducibleUnknown>(name: string): PromiseActorLogic<Output, Input> =>
  fromPromise<Output, Input>(() => Promise.reject(new Error(`The actor "${name}" must be provided`)))
