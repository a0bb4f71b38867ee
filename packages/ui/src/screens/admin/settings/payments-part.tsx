import { chakra } from '@chakra-ui/react'
import type { PaymentConnection } from '@motif/contract'
import { statementMax } from '@motif/contract/payment-rules'
import { m } from '@motif/messages'
import { Checkbox } from '../../../components/checkbox/index.ts'
import { Notice } from '../../../components/notice/index.ts'

import { Pair, Part } from '../editor-part.tsx'
import type { PaymentsForm } from './payments-form.ts'
import { fieldsOf, partOf, type SettingsPartProps } from './setting-fields.tsx'
import { ShopMoment } from '../shop-time.tsx'

const factsOf = ({ keys, webhookSecrets, webhookUrl, lastEventAt }: PaymentConnection) => [
  {
    name: m.admin_payments_keys(),
    fact: keys === 'live' ? m.admin_payments_keys_live() : m.admin_payments_keys_test()
  },
  { name: m.admin_payments_secrets(), fact: m.admin_payments_secrets_set({ count: webhookSecrets }) },
  { name: m.admin_payments_webhook(), fact: <bdi dir="ltr">{webhookUrl}</bdi> },
  {
    name: m.admin_payments_event(),
    fact: lastEventAt === null ? m.admin_payments_event_none() : <ShopMoment at={lastEventAt} />
  }
]

/** The payment provider and its connection state. Keys are server configuration and never shown. */
function Connection(connection: PaymentConnection) {
  if (connection.provider === 'test') return <Notice tone="warn">{m.admin_payments_built_in()}</Notice>
  return (
    <>
      {connection.keys === 'test' ? <Notice tone="warn">{m.admin_payments_test_mode()}</Notice> : null}
      <chakra.dl display="grid" gridTemplateColumns={{ md: 'max-content minmax(0, 1fr)' }} columnGap={6} rowGap={1}>
        {factsOf(connection).map(({ name, fact }) => (
          <chakra.div key={name} display="contents">
            <chakra.dt color="fg.muted">{name}</chakra.dt>
            <chakra.dd overflowWrap="anywhere">{fact}</chakra.dd>
          </chakra.div>
        ))}
      </chakra.dl>
      <p>{m.admin_payments_methods()}</p>
    </>
  )
}

interface PaymentsPartProps extends SettingsPartProps<keyof PaymentsForm> {
  connection: PaymentConnection | undefined
}

const choices = ['leastOrder', 'statement', 'hasWallets', 'keepsCards'] as const satisfies (keyof PaymentsForm)[]

/** Payment settings. */
export const PaymentsPart = partOf(choices, ({ connection, ...props }: PaymentsPartProps) => {
  const { form, onChange } = props
  const { field } = fieldsOf(props)
  return (
    <Part id="payments" title={m.admin_payments()} hint={m.admin_payments_hint()}>
      {connection ? <Connection {...connection} /> : null}
      <Pair>
        {field('leastOrder', {
          label: m.admin_payments_least(),
          hint: m.admin_payments_least_hint(),
          inputMode: 'decimal',
          dir: 'ltr'
        })}
        {field('statement', {
          label: m.admin_payments_statement(),
          hint: m.admin_payments_statement_hint(),
          isRequired: false,
          maxLength: statementMax,
          dir: 'ltr'
        })}
      </Pair>
      <div>
        <Checkbox checked={form.hasWallets} onChange={({ isChecked }) => onChange({ hasWallets: isChecked })}>
          {m.admin_payments_wallets()}
        </Checkbox>
        <Checkbox checked={form.keepsCards} onChange={({ isChecked }) => onChange({ keepsCards: isChecked })}>
          {m.admin_payments_cards()}
        </Checkbox>
      </div>
    </Part>
  )
})
