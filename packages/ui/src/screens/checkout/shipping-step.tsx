import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { type SyntheticEvent, useRef, useState } from 'react'
import { Button } from '../../components/button/index.ts'
import { Notice } from '../../components/notice/index.ts'
import { FailureNotice, FormStack } from '../../forms/index.ts'
import { ChoiceCard, ChoiceCards } from './choice-card.tsx'
import { GiftNote } from './gift-note.tsx'
import { arrivalText, priceText } from './summaries.tsx'
import type { CheckoutScreenProps, MethodId } from './types.ts'

type Props = Pick<CheckoutScreenProps, 'methods' | 'method' | 'arrivals' | 'isQuoting' | 'failure' | 'onMethod'> & {
  giftNote: string
  marked: MethodId | null | undefined
  onType: (typed: { giftNote: string } | { shippingMethod: MethodId }) => void
}

/** Shipping methods with price and arrival, and the gift note. */
export function ShippingStep({
  methods,
  method,
  arrivals,
  isQuoting = false,
  failure,
  giftNote,
  marked,
  onType,
  onMethod
}: Props) {
  // A method that is no longer offered is deselected.
  const [chosen, setChosen] = useState<MethodId | undefined>(
    () => [marked, method].find((id) => methods.some((offered) => offered.id === id)) ?? methods[0]?.id
  )
  const [isMissing, setMissing] = useState(false)
  const cards = useRef<HTMLDivElement>(null)

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    setMissing(chosen === undefined)
    if (chosen === undefined) cards.current?.querySelector('input')?.focus()
    else onMethod({ method: chosen, giftNote })
  }

  return (
    <FormStack noValidate onSubmit={submit} maxWidth="34rem">
      <FailureNotice failure={failure} />
      {isMissing ? <Notice tone="bad">{m.checkout_shipping_choose()}</Notice> : null}
      <ChoiceCards
        ref={cards}
        label={m.checkout_step_shipping()}
        name="shippingMethod"
        value={chosen}
        onChange={({ value }) => {
          const method = methods.find(({ id }) => id === value)?.id
          if (method === undefined) return
          setChosen(method)
          onType({ shippingMethod: method })
        }}
      >
        {methods.map((method) => (
          <ChoiceCard key={method.id} value={method.id}>
            <chakra.span flex="1" minWidth={0}>
              <chakra.span display="block" fontWeight="semibold">
                {method.name}
              </chakra.span>
              <chakra.span display="block" textStyle="small" color="fg.muted" marginBlockStart={1}>
                {arrivalText(method, arrivals)}
                {method.isTracked === false ? ` · ${m.checkout_shipping_untracked()}` : null}
              </chakra.span>
            </chakra.span>
            <chakra.span textStyle="figure" fontWeight="semibold">
              {priceText(method)}
            </chakra.span>
          </ChoiceCard>
        ))}
      </ChoiceCards>
      <GiftNote note={giftNote} onType={onType} />
      <Button type="submit" variant="accent" isBusy={isQuoting} alignSelf="flex-start" minWidth="10rem">
        {m.checkout_continue()}
      </Button>
    </FormStack>
  )
}
