import { m } from '@motif/messages'
import { oneTimeCodeMachine } from '@motif/flows/one-time-code'
import { useActorRef, useSelector } from '@xstate/react'
import { expect, userEvent } from 'storybook/test'
import { CodeStep } from '../../apps/shop/src/accounts/code-step.tsx'
import preview from '../../.storybook/preview.tsx'
import { account, loginData } from './actors.ts'
import { codeInMemory } from './code-in-memory.ts'
import { chartOf, walkThrough } from './statechart.tsx'
import type { ViewProps } from './walk/walker.tsx'

const inMemory = codeInMemory(loginData, 0)

function Journey() {
  const actor = useActorRef(inMemory, { input: { email: account.email, purpose: 'register', resendAfter: 0 } })
  const output = useSelector(actor, (now) => now.output)
  if (output !== undefined)
    return <output>{output.kind === 'verified' ? 'The code is right' : 'Back to the form'}</output>
  return <CodeStep actor={actor} />
}

const Code = ({ actor }: Pick<ViewProps<typeof oneTimeCodeMachine>, 'actor'>) => <CodeStep actor={actor} />

const meta = preview.meta({
  title: 'Flows/One-time code',
  parameters: {
    docs: {
      description: {
        component:
          'Checks a one-time code and asks for new ones. Both go on at once, because a person may do either first.'
      }
    }
  }
})

export const Chart = meta.story(chartOf(oneTimeCodeMachine))

export const Walk = meta.story(walkThrough(oneTimeCodeMachine, Code))

export const Live = meta.story({
  render: () => <Journey />,
  play: async ({ canvas, step }) => {
    await step('Five wrong codes use the code up', async () => {
      for (const count of [4, 3, 2, 1]) {
        await userEvent.click(canvas.getByLabelText(m.accounts_code_digit({ number: 1, total: 6 })))
        await userEvent.paste('000000')
        await expect(await canvas.findByText(m.accounts_code_tries_left({ count }), { exact: false })).toBeVisible()
      }
      await userEvent.click(canvas.getByLabelText(m.accounts_code_digit({ number: 1, total: 6 })))
      await userEvent.paste('000000')
      await expect(await canvas.findByText(m.accounts_code_spent())).toBeVisible()
    })
    await step('A new one gets empty boxes', async () => {
      await userEvent.click(canvas.getByRole('button', { name: m.accounts_code_resend() }))
      await canvas.findByText(m.accounts_code_sent_again(), { exact: false })
      await expect(canvas.getByLabelText(m.accounts_code_digit({ number: 1, total: 6 }))).toHaveFocus()
      await expect(canvas.getByLabelText(m.accounts_code_digit({ number: 1, total: 6 }))).toHaveValue('')
      await userEvent.keyboard(account.code)
      await expect(await canvas.findByText('The code is right')).toBeVisible()
    })
  }
})

export const ChangesTheAddress = meta.story({
  render: () => <Journey />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: m.accounts_code_change_email() }))
    await expect(await canvas.findByText('Back to the form')).toBeVisible()
  }
})
