import { chakra } from '@chakra-ui/react'
import type { Totals } from '@motif/contract'
import { toPayOf } from '@motif/contract/gift-card-rules'
import { m } from '@motif/messages'
import { useState } from 'react'
import { OrderSummary } from '../../components/order-summary/index.ts'
import type { Line } from '../../components/line-item/index.ts'
import { Notice } from '../../components/notice/index.ts'
import { Page } from '../../components/page/index.ts'
import { Step, type StepProps } from '../../components/stepper/index.ts'
import { AddressStep } from './address-step.tsx'
import { BankDialog } from './bank-dialog.tsx'
import { EmailStep } from './email-step.tsx'
import { PaymentStep } from './payment-step.tsx'
import { ShippingStep } from './shipping-step.tsx'
import { steps } from './steps.ts'
import { AddressSummary, MethodSummary } from './summaries.tsx'
import { TotalNews } from './total-news.tsx'
import type { CheckoutScreenProps, CheckoutTyped } from './types.ts'

type StepId = (typeof steps)[number]['id']

const indexOf = (wanted: StepId) => steps.findIndex(({ id }) => id === wanted)

export type CheckoutStepsProps = CheckoutScreenProps & { lines: readonly Line[]; totals: Totals }

/** Four stacked steps, completed ones collapsed to a summary, with the order summary beside them. */
export function CheckoutSteps(props: CheckoutStepsProps) {
  const {
    step,
    initial,
    entered,
    lines,
    totals,
    failure,
    countries,
    methods,
    method,
    arrivals,
    couponProblem,
    status = 'idle',
    isQuoting = false,
    onChange,
    onStep
  } = props
  const [typed, setTyped] = useState<CheckoutTyped>(initial)
  const at = indexOf(step === 'done' ? 'payment' : step)
  const isLocked = status !== 'idle'

  function type(change: Partial<CheckoutTyped>) {
    const next = { ...typed, ...change }
    setTyped(next)
    onChange?.({ typed: next })
  }

  const stepProps = (name: StepId): Omit<StepProps, 'children'> => {
    const index = indexOf(name)
    return {
      number: index + 1,
      title: steps[index]?.title() ?? '',
      state: index === at ? 'current' : index < at ? 'done' : 'todo',
      changeLabel: m.checkout_change(),
      ...(isLocked || name === 'payment' ? undefined : { onChange: () => onStep({ step: name }) })
    }
  }

  return (
    <Page title={m.checkout_title()}>
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 26rem' }}
        gap={{ base: 4, lg: 16 }}
        alignItems="start"
      >
        <chakra.aside
          order={{ lg: 1 }}
          position="sticky"
          insetBlockStart={{ base: 0, lg: 6 }}
          zIndex={{ base: 'header', lg: 'auto' }}
          minWidth={0}
          marginInline={{ base: 'calc(-1 * var(--page-gutter))', lg: 0 }}
          bg="bg.raised"
          borderBlockWidth={{ base: '1px', lg: 0 }}
          borderRadius={{ lg: 'panel' }}
        >
          <OrderSummary lines={lines} totals={totals} isBusy={isQuoting} shippingUnknown={m.checkout_shipping_next()}>
            {couponProblem ? (
              <Notice tone="warn" padding={3} marginBlockEnd={4} textStyle="small">
                {couponProblem.detail}
              </Notice>
            ) : null}
          </OrderSummary>
          <TotalNews totals={totals} choices={JSON.stringify([entered.shippingAddress, method ?? null])} />
        </chakra.aside>
        <chakra.div borderBlockStartWidth={{ lg: '1px' }} minWidth={0}>
          <Step {...stepProps('email')} summary={entered.email}>
            <EmailStep {...props} typed={typed} failure={failure} onType={type} />
          </Step>
          <Step {...stepProps('address')} summary={<AddressSummary entered={entered} countries={countries} />}>
            <AddressStep {...props} typed={typed} onType={type} />
          </Step>
          <Step
            {...stepProps('shipping')}
            summary={
              <MethodSummary methods={methods} method={method} arrivals={arrivals} giftNote={entered.giftNote} />
            }
          >
            <ShippingStep {...props} giftNote={typed.giftNote} marked={typed.shippingMethod} onType={type} />
          </Step>
          <Step {...stepProps('payment')}>
            <PaymentStep {...props} />
          </Step>
        </chakra.div>
      </chakra.div>
      <BankDialog isOpen={status === 'challenged'} total={toPayOf(totals)} onChallenge={props.onChallenge} />
    </Page>
  )
}
