import { chakra } from '@chakra-ui/react'
import type { Order, OrderStatus } from '@motif/contract'
import { m } from '@motif/messages'
import { orderStatusLabels } from '../../components/order-status/index.ts'
import { formatDate } from '../../format/index.ts'

/** The usual sequence of states. */
const usual = ['pending', 'paid', 'in_production', 'shipped', 'delivered'] as const satisfies readonly OrderStatus[]

/** Future states; none after an unusual or final one. */
function toCome({ status }: Order): readonly OrderStatus[] {
  const at = usual.findIndex((step) => step === status)
  return at === -1 ? [] : usual.slice(at + 1)
}

const Stop = chakra('li', {
  base: {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: 4,
    paddingInlineStart: 8,
    paddingBlockEnd: 5,
    // Line between states.
    _before: {
      content: '""',
      position: 'absolute',
      insetInlineStart: '7px',
      insetBlockStart: '1.5rem',
      insetBlockEnd: '-0.25rem',
      width: '1px',
      bg: 'border',
      _highContrast: { bg: 'CanvasText' }
    },
    '&:last-of-type': { paddingBlockEnd: 2, _before: { display: 'none' } },
    _after: {
      content: '""',
      position: 'absolute',
      insetInlineStart: '2px',
      insetBlockStart: '0.45rem',
      boxSize: '11px',
      borderRadius: 'full',
      borderWidth: '1px',
      borderColor: 'border.control'
    }
  },
  variants: {
    state: {
      done: { _after: { bg: 'fg', borderColor: 'fg', _highContrast: { bg: 'CanvasText' } } },
      current: {
        fontWeight: 'semibold',
        _after: {
          bg: 'accent',
          borderColor: 'accent',
          _highContrast: {
            bg: 'Highlight',
            borderColor: 'Highlight',
            outline: '2px solid Highlight',
            outlineOffset: '2px'
          }
        }
      },
      ahead: { color: 'fg.muted' }
    }
  }
})

/** Past states with dates, then the expected ones. */
export const Timeline = ({ order }: { order: Order }) => (
  <chakra.ol>
    {order.history.map(({ status, at, note }, index) => {
      const isLast = index === order.history.length - 1
      // An entry without a state change, such as a partial refund: its note is the content.
      const isNote = note !== null && order.history[index - 1]?.status === status
      return (
        <Stop
          key={`${at} ${status} ${note}`}
          state={isLast ? 'current' : 'done'}
          {...(isLast ? { 'aria-current': 'step' as const } : undefined)}
        >
          <span>
            {isNote ? (
              <bdi>{note}</bdi>
            ) : status === 'pending' && !isLast ? (
              m.orders_history_placed()
            ) : (
              orderStatusLabels(status)
            )}
          </span>
          <chakra.time dateTime={at} textStyle="small" color="fg.muted" fontWeight="normal">
            {formatDate(at)}
          </chakra.time>
          {note === null || isNote ? null : (
            <chakra.p
              flexBasis="full"
              textStyle="small"
              color="fg.muted"
              fontWeight="normal"
              overflowWrap="anywhere"
              whiteSpace="pre-line"
            >
              <bdi>{note}</bdi>
            </chakra.p>
          )}
        </Stop>
      )
    })}
    {toCome(order).map((status) => (
      <Stop key={status} state="ahead">
        {orderStatusLabels(status)}
      </Stop>
    ))}
  </chakra.ol>
)
