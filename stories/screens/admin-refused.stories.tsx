import { m } from '@motif/messages'
import { AdminRefusedScreen } from '@motif/ui/screens/admin'
import { expect, fn, userEvent } from 'storybook/test'
import { modes } from '../../.storybook/modes.ts'
import preview from '../../.storybook/preview.tsx'
import { inShell } from '../fixtures/shells.ts'

const meta = preview.meta({
  title: 'Screens/Admin refused',
  component: AdminRefusedScreen,
  parameters: { ...inShell('customer'), chromatic: { modes } },
  args: { loginHref: '/login?next=%2Fadmin', onRetry: fn() }
})

export const LogInAgain = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(m.admin_refused_title())
    await expect(canvas.getByRole('link', { name: m.shell_log_in() })).toHaveAttribute('href', '/login?next=%2Fadmin')
    await userEvent.click(canvas.getByRole('button', { name: m.common_try_again() }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  }
})
export const InTheDark = meta.story({ globals: { theme: 'dark' } })
export const RightToLeft = meta.story({ globals: { locale: 'ar-XB' } })
