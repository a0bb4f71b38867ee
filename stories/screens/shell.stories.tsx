import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { m } from '@motif/messages'
import { CheckoutHeader, LoadingScreen, Search, Shell, shellColumns, shellLinks } from '@motif/ui/shell'
import { UiProvider } from '@motif/ui/provider'
import preview from '../../.storybook/preview.tsx'
import { StoryLink } from '../../.storybook/story-link.tsx'
import { modes } from '../../.storybook/modes.ts'
import shop from '../../shop.config.ts'
import { isActiveItem } from '../fixtures/menus.ts'
import { categories, suggestions } from '../fixtures/products.ts'
import { inShell } from '../fixtures/shells.ts'
import { onDesktop } from '../fixtures/windows.ts'

const meta = preview.meta({
  title: 'Screens/Shell',
  component: Shell,
  parameters: { ...inShell('none'), chromatic: { modes } },
  args: {
    links: shellLinks(shop.header, categories),
    columns: shellColumns(shop.footer, categories),
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
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: m.shell_log_in() })).toHaveAttribute('href', '/login')
    await expect(canvas.getByRole('link', { name: m.shell_cart({ count: 0 }) })).toHaveAttribute('href', '/cart')
    await expect(canvas.queryByRole('button', { name: m.shell_language() })).toBeNull()
  }
})

const logo = {
  light: { upload: 'logo-light', width: 480, height: 120 },
  dark: { upload: 'logo-dark', width: 480, height: 120 }
}

/** The shop owner's logo replaces the word mark, with a separate one for the dark theme. */
export const OwnLogo = meta.story({
  tags: ['picture'],
  decorators: [
    (Story) => (
      <UiProvider facts={{ ...shop, logo }} accent={shop.accent} link={StoryLink}>
        <Story />
      </UiProvider>
    )
  ],
  play: async ({ canvas }) => {
    const home = within(canvas.getByRole('banner')).getByRole('link', { name: m.shell_home({ name: shop.name }) })
    await expect(home).toHaveAttribute('href', '/')
    const shown = [...home.querySelectorAll('img')].filter((picture) => picture.checkVisibility())
    await expect(shown).toHaveLength(1)
    await expect(shown[0]).toHaveAttribute('width', '128')
    await waitFor(() => expect(shown[0]?.naturalWidth).toBeGreaterThan(0))
    await expect(home).not.toHaveTextContent(shop.name)
  }
})

export const ChoosingATheme = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: m.shell_skip() })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: m.shell_theme() }))
    await isActiveItem(canvas, await canvas.findByRole('menuitemradio', { name: m.shell_theme_system() }))
    await userEvent.keyboard('{ArrowUp}{Enter}')
    await waitFor(() => expect(args.onThemeChange).toHaveBeenCalledWith({ theme: 'dark' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: m.shell_theme() })).toHaveFocus())
  }
})

const signedIn = {
  user: { name: 'Imogen Ashdown', email: 'imogen@example.com', role: 'customer' as const },
  cartCount: 3
}

export const SignedIn = meta.story({
  tags: ['picture'],
  args: signedIn,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: m.shell_account_of({ name: 'Imogen Ashdown' }) })).toBeVisible()
    await expect(canvas.getByRole('link', { name: m.shell_cart({ count: 3 }) })).toBeVisible()
  }
})

export const AccountMenu = meta.story({
  tags: ['picture'],
  args: signedIn,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: m.shell_account_of({ name: 'Imogen Ashdown' }) }))
    await isActiveItem(canvas, await canvas.findByRole('menuitem', { name: m.shell_orders() }))
  }
})

export const OutOfTheAccountMenu = meta.story({
  tags: ['deed'],
  args: signedIn,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: m.shell_account_of({ name: 'Imogen Ashdown' }) }))
    await canvas.findByRole('menuitem', { name: m.shell_orders() })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: m.shell_account_of({ name: 'Imogen Ashdown' }) }))
    await isActiveItem(canvas, await canvas.findByRole('menuitem', { name: m.shell_orders() }))
    await expect(canvas.queryByRole('menuitem', { name: m.shell_admin() })).toBeNull()
    await userEvent.click(canvas.getByRole('menuitem', { name: m.shell_sign_ins() }))
    await expect(args.onSignIns).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: m.shell_account_of({ name: 'Imogen Ashdown' }) }))
    await userEvent.click(await canvas.findByRole('menuitem', { name: m.shell_log_out() }))
    await expect(args.onSignOut).toHaveBeenCalledOnce()
  }
})

export const Administrator = meta.story({
  tags: ['picture'],
  globals: onDesktop,
  args: {
    user: { name: 'Ravi', email: 'ravi@example.com', role: 'admin' },
    cartCount: 128,
    languages: [
      { code: 'en', name: 'English' },
      { code: 'ar', name: 'العربية' }
    ]
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: m.shell_account_of({ name: 'Ravi' }) }))
    await expect(await canvas.findByRole('menuitem', { name: m.shell_admin() })).toHaveAttribute('href', '/admin')
    await expect(canvas.getByRole('button', { name: m.shell_language() })).toBeVisible()
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
  tags: ['picture'],
  args: { search: <SearchWithSuggestions /> },
  beforeEach: () => {
    onChange.mockClear()
    onSubmit.mockClear()
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: m.shell_search() })
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
    await expect(canvas.getByRole('listbox', { name: m.shell_search_suggestions() })).toBeVisible()
  }
})

const onFollow = fn()

function SearchWithRecent() {
  const [query, setQuery] = useState('')
  const [queries, setQueries] = useState<readonly string[]>(['navy mug', 'poster', 'tote'])
  return (
    <Search
      query={query}
      isLoading={false}
      results={query === '' ? undefined : suggestions}
      onChange={(change) => setQuery(change.query)}
      onSubmit={onSubmit}
      recent={{
        queries,
        onOpen: fn(),
        onFollow,
        onForget: (search) => setQueries(search.query === null ? [] : queries.filter((one) => one !== search.query))
      }}
    />
  )
}

export const RecentSearches = meta.story({
  tags: ['picture'],
  args: { search: <SearchWithRecent /> },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: m.shell_search() })
    const names = () => canvas.getAllByRole('option').map(({ textContent }) => textContent)
    await userEvent.click(field)
    await waitFor(() => expect(field).toHaveAttribute('aria-expanded', 'true'))
    await expect(names()).toEqual(['navy mug', 'poster', 'tote'])
    // Each button stands in the row of its search.
    for (const query of ['navy mug', 'poster', 'tote']) {
      const row = canvas.getByRole('option', { name: query }).getBoundingClientRect()
      const button = canvas
        .getByRole('button', { name: m.shell_search_recent_remove({ query }) })
        .getBoundingClientRect()
      await expect(Math.abs(row.top - button.top)).toBeLessThan(1)
    }
  }
})

export const RecentSearchesByKeyboard = meta.story({
  tags: ['deed'],
  args: { search: <SearchWithRecent /> },
  beforeEach: () => void onFollow.mockClear(),
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: m.shell_search() })
    const option = (name: string) => canvas.queryByRole('option', { name })
    await userEvent.click(field)
    await waitFor(() => expect(option('poster')).toBeVisible())
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(option('poster')).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{Delete}')
    await expect(option('poster')).toBeNull()
    await expect(option('tote')).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{Enter}')
    await expect(onFollow).toHaveBeenCalledWith({ query: 'tote' })
    await expect(field).toHaveAttribute('aria-expanded', 'false')
  }
})

export const RecentSearchesRemoved = meta.story({
  tags: ['deed'],
  args: { search: <SearchWithRecent /> },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: m.shell_search() })
    await userEvent.click(field)
    await userEvent.click(
      await canvas.findByRole('button', { name: m.shell_search_recent_remove({ query: 'poster' }) })
    )
    await expect(canvas.getAllByRole('option')).toHaveLength(2)
    await expect(field).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: m.shell_search_recent_clear_all() }))
    await expect(canvas.queryByRole('option')).toBeNull()
    await expect(field).toHaveFocus()
  }
})

export const RecentSearchesAboveSuggestions = meta.story({
  tags: ['deed'],
  args: { search: <SearchWithRecent /> },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: m.shell_search() }), 'to')
    await waitFor(() => expect(canvas.getAllByRole('option')[0]).toHaveTextContent('tote'))
    await expect(canvas.queryByRole('option', { name: 'poster' })).toBeNull()
    await expect(canvas.getAllByRole('option').length).toBeGreaterThan(1)
  }
})

export const SearchFindsNothing = meta.story({
  tags: ['picture'],
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
    await userEvent.click(canvas.getByRole('combobox', { name: m.shell_search() }))
    await expect(await canvas.findByText(m.shell_search_nothing())).toBeVisible()
  }
})

const kitchen = { ...categories[0]!, slug: 'kitchen', name: 'Kitchen' }
const nested = [kitchen, ...categories.map((one) => (one.slug === 'mugs' ? { ...one, parent: 'kitchen' } : one))]

/** A category is followed by those below it. */
export const MenuOnAPhone = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  args: { links: shellLinks(shop.header, nested) },
  play: async ({ canvas }) => {
    const button = canvas.queryByRole('button', { name: m.shell_menu() })
    // The test runner's window is wide: the categories are shown instead of the menu button.
    if (!button) {
      const navigation = within(canvas.getByRole('navigation', { name: m.shell_navigation() }))
      await expect(navigation.getByRole('link', { name: 'Kitchen' })).toBeVisible()
      await expect(navigation.queryByRole('link', { name: 'Mugs' })).toBeNull()
      await expect(
        within(canvas.getByRole('banner')).getByRole('link', { name: m.shell_my_designs() })
      ).toHaveAttribute('href', '/mydesigns')
      return
    }
    await userEvent.click(button)
    const sheet = await canvas.findByRole('dialog', { name: m.shell_menu() })
    const links = within(sheet).getAllByRole('link')
    const mugs = within(sheet).getByRole('link', { name: 'Mugs' })
    await expect(mugs).toHaveAttribute('href', '/?category=mugs')
    await expect(links[links.indexOf(mugs) - 1]).toHaveAccessibleName('Kitchen')
  }
})

export const ClosingTheMenuOnAPhone = meta.story({
  tags: ['deed'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const button = canvas.queryByRole('button', { name: m.shell_menu() })
    // The test runner's window is wide: the menu button is not shown.
    if (!button) return
    await userEvent.click(button)
    const sheet = await canvas.findByRole('dialog', { name: m.shell_menu() })
    await userEvent.click(within(sheet).getByRole('button', { name: m.common_close() }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  }
})

export const Checkout = meta.story({
  tags: ['picture'],
  args: { variant: 'checkout' },
  play: ({ canvas }) =>
    expect(canvas.getByRole('link', { name: m.shell_back_to_cart() })).toHaveAttribute('href', '/cart')
})

export const CheckoutOfALink = meta.story({
  tags: ['deed'],
  args: { variant: 'checkout', hasCart: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(m.shell_checkout())).toBeInTheDocument()
    await expect(canvas.queryByRole('link', { name: m.shell_back_to_cart() })).toBeNull()
  }
})

export const CheckoutHeaderAlone = meta.story({ render: () => <CheckoutHeader /> })

export const Loading = meta.story({
  tags: ['picture'],
  args: { children: <LoadingScreen /> },
  play: ({ canvas }) => expect(canvas.getByText(m.shell_loading())).toBeVisible()
})
