import { m } from '@motif/messages/server'
import { type Part, h } from '../element.ts'
import { grid } from '../layout.ts'
import { styles } from '../style.ts'

const labels = {
  paid: m.mail_order_step_paid,
  in_production: m.mail_order_step_in_production,
  shipped: m.mail_order_step_shipped,
  delivered: m.mail_order_step_delivered
}
export type Step = keyof typeof labels
const steps = Object.keys(labels) as Step[]

/** Progress bar of an order. The text version omits it, since the mail states it. */
export function progress(reached: Step): Part {
  const at = steps.indexOf(reached)
  const cells = steps.map((step, index) => {
    const isDone = index <= at
    const bar = isDone ? styles.doneStep : styles.comingStep
    const isHere = index === at
    const words = {
      className: isHere ? 'ink' : 'muted',
      style: { color: isHere ? styles.text.color : styles.muted.color, fontWeight: isHere ? 600 : 400 }
    }
    return h(
      'td',
      { key: step, width: '25%', style: { verticalAlign: 'top', paddingRight: index < steps.length - 1 ? '6px' : 0 } },
      h(
        'div',
        {
          className: isDone ? 'done' : 'coming',
          style: { ...bar, fontSize: '13px', lineHeight: 1.3, paddingTop: '8px' }
        },
        h('span', words, labels[step]())
      )
    )
  })
  return { html: grid({ style: { tableLayout: 'fixed', margin: '0 0 24px' } }, h('tr', null, ...cells)), text: '' }
}
