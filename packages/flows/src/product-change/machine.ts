import { isColour, variantOf } from '@motif/contract/product-rules'
import { type SnapshotFrom, assign, setup } from 'xstate'
import { failureOf } from '../outcome/index.ts'
import { placeholderActor } from '../placeholder-actor.ts'
import type { OfferedProduct, ProductChangeContext, ProductChangeEvent } from './types.ts'

/** Whether the product needs a choice or a confirmation first. */
const isQuestion = ({ product, options, leftOut }: OfferedProduct): boolean =>
  leftOut.length > 0 ||
  product.options.some((option) => !isColour(option) && option.values.length > 1) ||
  (variantOf(product, options)?.stock ?? 0) === 0

/** Moves a design to another product: selects it and its size, and lists areas without a target. */
export const productChangeMachine = setup({
  types: { context: {} as ProductChangeContext, events: {} as ProductChangeEvent },
  actors: { offer: placeholderActor<OfferedProduct, { slug: string }>('offer') },
  delays: {
    /** Debounce in milliseconds. */
    quiet: 200
  },
  guards: { isQuestion: (_args, offered: OfferedProduct) => isQuestion(offered) },
  actions: { forgetFailure: assign({ failure: null }) }
}).createMachine({
  id: 'productChange',
  context: { text: '', q: '', slug: null, failure: null, offered: null },
  initial: 'choosing',
  states: {
    choosing: {
      on: {
        CHOOSE: {
          target: 'opening',
          actions: ['forgetFailure', assign({ slug: ({ event }) => event.slug })]
        },
        // Re-entering restarts the debounce.
        TYPED: { target: 'choosing', reenter: true, actions: assign({ text: ({ event }) => event.text, slug: null }) }
      },
      after: { quiet: { actions: assign({ q: ({ context }) => context.text.trim() }) } }
    },
    opening: {
      invoke: {
        id: 'offer',
        src: 'offer',
        input: ({ context }) => ({ slug: context.slug ?? '' }),
        onDone: [
          {
            guard: { type: 'isQuestion', params: ({ event }) => event.output },
            target: 'asking',
            actions: assign({ offered: ({ event }) => event.output })
          },
          { target: 'done', actions: assign({ offered: ({ event }) => event.output }) }
        ],
        onError: { target: 'choosing', actions: assign({ failure: ({ event }) => failureOf(event.error) }) }
      },
      on: {
        // Another choice: the pending response is dropped.
        CHOOSE: { target: 'opening', reenter: true, actions: assign({ slug: ({ event }) => event.slug }) }
      }
    },
    asking: {
      on: {
        CHOOSE_OPTION: {
          actions: assign({
            offered: ({ context: { offered }, event }) =>
              offered && { ...offered, options: { ...offered.options, [event.optionId]: event.value } }
          })
        },
        CONFIRM: 'done',
        BACK: 'choosing'
      }
    },
    done: { type: 'final' }
  }
})

export type ProductChangeSnapshot = SnapshotFrom<typeof productChangeMachine>
