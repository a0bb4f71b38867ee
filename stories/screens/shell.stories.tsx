import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { CheckoutHeader, LoadingScreen, Search, Shell } from '@motif/ui/shell'
import preview from '../../.storybook/preview.tsx'
import { modes } from '../../.storybook/modes.ts'
import { isMeant } from '../fixtures/menus.ts'
import { categories, suggestions } from '../fixtures/products.ts'

const meta = preview.meta({
  title: 'Screens/Shell',
  component: Shell,
  parameters: { layout: 'fullscreen', chromatic: { modes } },
  args: {
    categories,
    user: null,
    cartCount: 0,
    theme: 'system' as const,
    onThemeChange: fn(),
    languages: [{ code: 'en', name: 'English' }],
    language: 'en',
    onLanguageChange: fn(),
    search: <Search query="" results={undefined} isLoading={false} onChange={fn()} onSubmit={fn()} />,
    onSignIns: fn(),
    onSignOut: fn(),
    children: <h1 style={{ padding: '4rem 2rem', fontSize: '2rem' }}>The screen stands here</h1>
  }
})

export const Visitor = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login')
    await expect(canvas.getByRole('link', { name: 'Cart, 0 items' })).toHaveAttribute('href', '/cart')
    await expect(canvas.queryByRole('button', { name: 'Language' })).toBeNull()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Theme' }))
    await isMeant(canvas, await canvas.findByRole('menuitemradio', { name: 'Same as this device' }))
    await userEvent.keyboard('{ArrowUp}{Enter}')
    await waitFor(() => expect(args.onThemeChange).toHaveBeenCalledWith({ theme: 'dark' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Theme' })).toHaveFocus())
  }
})

export const SignedIn = meta.story({
  args: { user: { name: 'Imogen Ashdown', email: 'imogen@example.com', role: 'customer' }, cartCount: 3 },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account of Imogen Ashdown' }))
    await canvas.findByRole('menuitem', { name: 'Orders' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'Account of Imogen Ashdown' }))
    await isMeant(canvas, await canvas.findByRole('menuitem', { name: 'Orders' }))
    await expect(canvas.queryByRole('menuitem', { name: 'Admin' })).toBeNull()
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Login and security' }))
    await expect(args.onSignIns).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Account of Imogen Ashdown' }))
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Log out' }))
    await expect(args.onSignOut).toHaveBeenCalledOnce()
  }
})

export const Administrator = meta.story({
  args: {
    user: { name: 'Ravi', email: 'ravi@example.com', role: 'admin' },
    cartCount: 128,
    languages: [
      { code: 'en', name: 'English' },
      { code: 'ar', name: 'العربية' }
    ]
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account of Ravi' }))
    await expect(await canvas.findByRole('menuitem', { name: 'Admin' })).toHaveAttribute('href', '/admin')
    await expect(canvas.getByRole('button', { name: 'Language' })).toBeVisible()
  }
})

const onChange = fn()
const onSubmit = fn()

function SearchWithSuggestions() {
  const [query, setQuery] = useState('')
  return (
    <Search
      query={query}
      isLoading={false}
      results={query === '' ? undefined : suggestions}
      onChange={(change) => {
        setQuery(change.query)
        onChange(change)
      }}
      onSubmit={onSubmit}
    />
  )
}

export const Searching = meta.story({
  args: { search: <SearchWithSuggestions /> },
  beforeEach: () => {
    onChange.mockClear()
    onSubmit.mockClear()
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Search' })
    await userEvent.type(field, 'mug')
    await expect(onChange).toHaveBeenLastCalledWith({ query: 'mug' })
    await waitFor(() => expect(field).toHaveAttribute('aria-expanded', 'true'))
    const [first] = canvas.getAllByRole('option')
    await userEvent.keyboard('{ArrowDown}')
    await expect(field).toHaveAttribute('aria-activedescendant', first?.id ?? '')
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('listbox')).toBeNull()
    await userEvent.keyboard('{Enter}')
    await expect(onSubmit).toHaveBeenCalledWith({ query: 'mug' })
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('listbox', { name: 'Suggestions' })).toBeVisible()
  }
})

export const SearchFindsNothing = meta.story({
  args: {
    search: (
      <Search
        query="xylophone"
        isLoading={false}
        results={{ products: [], categories: [], queries: [] }}
        onChange={fn()}
        onSubmit={fn()}
      />
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Search' }))
    await expect(await canvas.findByText(/No suggestions/)).toBeVisible()
  }
})

export const MenuOnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const button = canvas.queryByRole('button', { name: 'Menu' })
    // On the wide window of the test run the menu's button is not shown: the categories are.
    if (!button) {
      await expect(
        within(canvas.getByRole('navigation', { name: 'Categories' })).getByRole('link', { name: 'Mugs' })
      ).toBeVisible()
      await expect(within(canvas.getByRole('banner')).getByRole('link', { name: 'My designs' })).toHaveAttribute(
        'href',
        '/mydesigns'
      )
      return
    }
    await userEvent.click(button)
    const sheet = await canvas.findByRole('dialog', { name: 'Menu' })
    await expect(within(sheet).getByRole('link', { name: 'Mugs' })).toHaveAttribute('href', '/?category=mugs')
    await userEvent.click(within(sheet).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  }
})

export const Checkout = meta.story({
  args: { variant: 'checkout' },
  play: ({ canvas }) => expect(canvas.getByRole('link', { name: 'Back to cart' })).toHaveAttribute('href', '/cart')
})

export const CheckoutHeaderAlone = meta.story({ render: () => <CheckoutHeader /> })

export const Loading = meta.story({
  args: { children: <LoadingScreen /> },
  play: ({ canvas }) => expect(canvas.getByText('Loading...')).toBeVisible()
})
