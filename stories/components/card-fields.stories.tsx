import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { m } from '@motif/messages'
import { CardNumberField, TestCards } from '@motif/ui/components/card-fields'
import preview from '../../.storybook/preview.tsx'

const Card = ({ error }: { error?: string }) => {
  const [number, setNumber] = useState('')
  return (
    <>
      <CardNumberField
        name="card"
        value={number}
        error={error}
        onChange={({ number }) => setNumber(number)}
        onBlur={() => {}}
      />
      <TestCards onUse={({ number }) => setNumber(number)} />
    </>
  )
}

const meta = preview.meta({ title: 'Components/Card fields', component: Card, parameters: { layout: 'centered' } })

export const Empty = meta.story()
export const Wrong = meta.story({ args: { error: 'Check the card number: it should have 12 to 19 digits.' } })

export const GroupsAsOnTheCard = meta.story({
  tags: ['deed'],
  play: async ({ canvas }) => {
    const card = canvas.getByLabelText(m.checkout_card_number())
    await userEvent.type(card, '378282246310005')
    await expect(card).toHaveValue('3782 822463 10005')
    await userEvent.clear(card)
    await userEvent.paste('4242-4242-4242-4242')
    await expect(card).toHaveValue('4242 4242 4242 4242')
    await userEvent.click(canvas.getByText(m.checkout_card_declines()))
    await expect(card).toHaveValue('4000 0000 0000 0002')
  }
})
