import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { m } from '@motif/messages'
import { PasswordField } from '@motif/ui/components/password-field'
import preview from '../../.storybook/preview.tsx'

const Chosen = ({ error }: { error?: string }) => {
  const [value, setValue] = useState('')
  return (
    <PasswordField
      label="Password"
      name="password"
      autoComplete="new-password"
      value={value}
      error={error}
      onChange={(event) => setValue(event.target.value)}
      strengthFor={{ name: 'Ada Lovelace', email: 'ada@example.com' }}
    />
  )
}

const meta = preview.meta({ title: 'Components/Password field', component: Chosen, parameters: { layout: 'centered' } })

export const Empty = meta.story()
export const Refused = meta.story({ args: { error: 'Use at least 8 characters.' } })

export const GrowsStronger = meta.story({
  tags: ['deed'],
  play: async ({ canvas }) => {
    const password = canvas.getByLabelText('Password')
    await userEvent.type(password, 'ada@example.com')
    await expect(canvas.getByText(m.accounts_strength({ strength: m.accounts_strength_weak() }))).toBeVisible()
    await userEvent.clear(password)
    // The accurate estimator loads with the first input. It rates this password weak, which the rough estimator rates good.
    await userEvent.type(password, 'P@ssw0rd1')
    await expect(await canvas.findByText(m.accounts_strength({ strength: m.accounts_strength_weak() }))).toBeVisible()
    await userEvent.clear(password)
    await userEvent.type(password, 'kettle9Moon')
    await expect(await canvas.findByText(m.accounts_strength({ strength: m.accounts_strength_good() }))).toBeVisible()
    await userEvent.type(password, ' over the harbour')
    await expect(canvas.getByText(m.accounts_strength({ strength: m.accounts_strength_strong() }))).toBeVisible()
  }
})
