import { m } from '@motif/messages'
import { AdminScreen, type AdminScreenProps } from '@motif/ui/screens/admin'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { modes } from '../../.storybook/modes.ts'
import { adminProps, adminRedirects, pageOf } from '../fixtures/admin.ts'
import { failures } from '../fixtures/people.ts'
import { inShell } from '../fixtures/shells.ts'

const args: AdminScreenProps = { ...adminProps, section: 'redirects' }

const meta = preview.meta({
  title: 'Screens/Admin/Redirects',
  component: AdminScreen,
  parameters: { ...inShell('staff'), chromatic: { modes } },
  args
})

const from = () => ({ name: m.admin_redirect_from() })
const to = () => ({ name: m.admin_redirect_to() })

export const Adding = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args: { onAddRedirect } }) => {
    await userEvent.type(canvas.getByRole('textbox', from()), 'https://old.example/products/kite')
    await userEvent.type(canvas.getByRole('textbox', to()), '/product/zephyr-kite')
    await userEvent.click(canvas.getByRole('button', { name: m.admin_redirect_add() }))
    await expect(onAddRedirect).toHaveBeenCalledWith({
      path: 'https://old.example/products/kite',
      target: { product: 'zephyr-kite' }
    })
    await waitFor(() => expect(canvas.getByRole('textbox', from())).toHaveValue(''))
  }
})

export const NoAddress = meta.story({
  tags: ['picture'],
  play: async ({ canvas, args: { onAddRedirect } }) => {
    await userEvent.type(canvas.getByRole('textbox', from()), '/index.php?product=3')
    await userEvent.type(canvas.getByRole('textbox', to()), 'https://elsewhere.example/{Enter}')
    await expect(onAddRedirect).not.toHaveBeenCalled()
    await expect(canvas.getByRole('textbox', from())).toHaveAccessibleDescription(
      expect.stringContaining(m.admin_redirect_no_path())
    )
    await expect(canvas.getByRole('textbox', to())).toHaveAccessibleDescription(
      expect.stringContaining(m.admin_redirect_no_target())
    )
  }
})

export const Refused = meta.story({
  tags: ['picture'],
  args: {
    onAddRedirect: fn(async () => ({
      ...failures.internal,
      code: 'invalid-input' as const,
      fields: { path: 'The address /products/kite leads somewhere already. Delete that entry first.' }
    }))
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', from()), '/products/kite')
    await userEvent.type(canvas.getByRole('textbox', to()), '/?category=mugs{Enter}')
    await waitFor(() =>
      expect(canvas.getByRole('textbox', from())).toHaveAccessibleDescription(
        expect.stringContaining('leads somewhere already')
      )
    )
    await expect(canvas.getByRole('textbox', from())).toHaveValue('/products/kite')
  }
})

export const Deleting = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args: { onRemoveRedirect } }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: m.admin_redirect_remove({ path: '/products/harbour-bell-tee' }) })
    )
    await expect(onRemoveRedirect).toHaveBeenCalledWith(expect.objectContaining({ id: 'r-1' }))
    await expect(
      canvas.getByRole('button', { name: m.admin_redirect_remove({ path: '/product/bell-mug' }) })
    ).toHaveFocus()
  }
})

export const Searching = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args: { onSearchRedirects } }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: m.admin_redirects_search() }), ' bell {Enter}')
    await expect(onSearchRedirects).toHaveBeenCalledWith({ q: 'bell' })
  }
})

export const NoneFound = meta.story({ args: { redirects: pageOf([]), redirectQuery: 'kite' } })
export const Loading = meta.story({ args: { redirects: undefined } })
export const Empty = meta.story({ args: { redirects: pageOf([]) } })

export const Failed = meta.story({
  tags: ['deed'],
  args: { redirects: undefined, redirectsFailure: failures.internal },
  play: async ({ canvas, args: { onRetryRedirects } }) => {
    await userEvent.click(canvas.getByRole('button', { name: m.common_try_again() }))
    await expect(onRetryRedirects).toHaveBeenCalledOnce()
  }
})

export const ManyAndLong = meta.story({
  args: {
    redirects: {
      ...pageOf(
        adminRedirects.map((one, at) => ({
          ...one,
          path: `/collections/a-rather-long-name-of-a-collection-number-${at}/products/${'long-handle-'.repeat(12)}`
        }))
      ),
      total: 90,
      pageSize: 25
    }
  }
})
