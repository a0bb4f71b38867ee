import { chakra } from '@chakra-ui/react'
import { type SyntheticEvent, useRef, useState } from 'react'
import { Button } from '../../components/button/index.ts'
import { Notice } from '../../components/notice/index.ts'
import { FailureNotice, FormStack } from '../../forms/index.ts'
import { formatDay } from '../../format/index.ts'
import { m } from '../../messages/index.ts'
import { priceWords } from './summaries.tsx'
import type { CheckoutScreenProps, MethodId } from './types.ts'

type Props = Pick<CheckoutScreenProps, 'methods' | 'method' | 'arrivals' | 'isQuoting' | 'failure' | 'onMethod'>

const Card = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: 4,
    padding: 4,
    minHeight: 'target',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'control',
    cursor: 'pointer',
    transitionProperty: 'border-color, background-color',
    transitionDuration: 'state',
    '&:has(:checked)': { borderColor: 'accent', bg: 'accent.soft', boxShadow: 'inset 0 0 0 1px var(--chakra-colors-accent)' },
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'accent', outlineOffset: '2px' },
    '& input': { outline: 'none' }
  }
})

/** How it is delivered: what it costs and when it comes, side by side to compare. */
export function ShippingStep({ methods, method, arrivals, isQuoting = false, failure, onMethod }: Props) {
  const [chosen, setChosen] = useState<MethodId | undefined>(method ?? methods[0]?.id)
  const [isMissing, setMissing] = useState(false)
  const cards = useRef<HTMLFieldSetElement>(null)

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    setMissing(chosen === undefined)
    if (chosen === undefined) cards.current?.querySelector('input')?.focus()
    else onMethod({ method: chosen })
  }

  return (
    <FormStack noValidate onSubmit={submit} maxWidth="34rem">
      <FailureNotice failure={failure} />
      {isMissing ? <Notice tone="bad">{m.checkout_shipping_choose()}</Notice> : null}
      <chakra.fieldset ref={cards} minWidth={0} display="flex" flexDirection="column" gap={3} aria-label={m.checkout_step_shipping()}>
        {methods.map((method) => (
          <Card key={method.id}>
            <chakra.input type="radio" name="shippingMethod" value={method.id} checked={chosen === method.id} onChange={() => setChosen(method.id)} boxSize={5} flexShrink={0} accentColor="var(--chakra-colors-accent)" />
            <chakra.span flex="1" minWidth={0} lineHeight="snug">
              <chakra.span display="block" fontWeight="semibold">
                {method.name}
              </chakra.span>
              <chakra.span display="block" textStyle="small" color="fg.muted" marginBlockStart={1}>
                {arrivals?.[method.id] ? m.checkout_shipping_by({ day: formatDay(arrivals[method.id] ?? '') }) : m.cart_days({ min: method.daysMin, max: method.daysMax })}
              </chakra.span>
            </chakra.span>
            <chakra.span textStyle="figure" fontWeight="semibold">
              {priceWords(method)}
            </chakra.span>
          </Card>
        ))}
      </chakra.fieldset>
      <Button type="submit" variant="accent" isBusy={isQuoting} alignSelf="flex-start" minWidth="10rem">
        {m.checkout_continue()}
      </Button>
    </FormStack>
  )
}
