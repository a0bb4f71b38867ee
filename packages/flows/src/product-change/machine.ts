import { isColour, variantOf } from '@motif/contract/product-rules'
import { type SnapshotFrom, assign, setup } from 'xstate'
import { failureOf } from '../outcome/index.ts'
import { provided } from '../provided.ts'
import type { OfferedProduct, ProductChangeContext, ProductChangeEvent } from './types.ts'

/** Whether there is something to choose or to know before a design goes there. */
const isQuestion = ({ product, options, leftOut }: OfferedProduct): boolean =>
  leftOut.length > 0 ||
  product.options.some((option) => !isColour(option) && option.values.length > 1) ||
  (variantOf(product, options)?.stock ?? 0) === 0

/** Puts a design on another product: which one, in which size, and what of it has no place there. */
export const productChangeMachine = setup({
  types: { context: {} as ProductChangeContext, events: {} as ProductChangeEvent },
  actors: { offer: provided<OfferedProduct, { slug: string }>('offer') },
  delays: {
    /** Quiet after a key that makes it worth asking. */
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
        // Entering it again begins the quiet anew.
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
        // Another one after all: the answer to the first is dropped.
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
