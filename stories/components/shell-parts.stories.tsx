import {
  Footer,
  Header,
  Newsletter,
  type NewsletterProps,
  Search,
  shellColumns,
  shellLinks,
  SkipLink,
  Wordmark
} from '@motif/ui/shell'
import { m } from '@motif/messages'
import { expect, fn, userEvent, within } from 'storybook/test'
import { useState } from 'react'
import shop from '../../shop.config.ts'
import preview from '../../.storybook/preview.tsx'
import { modes } from '../../.storybook/modes.ts'
import { failures } from '../fixtures/people.ts'
import { categories } from '../fixtures/products.ts'

const columns = shellColumns(shop.footer, categories)

const meta = preview.meta({
  title: 'Components/Parts of the shell',
  component: Footer,
  parameters: { chromatic: { modes } },
  args: { columns }
})

/** Twice the number of categories: more than fit into the header, with names longer than a menu is wide. */
const many = [
  ...categories,
  ...categories.map((category) => ({
    ...category,
    name: `${category.name} for schools, clubs and companies`,
    slug: `${category.slug}-clubs`
  }))
]

const moreCategories = {
  globals: { viewport: { value: 'desktop', isRotated: false } },
  render: () => (
    <Header
      links={shellLinks([{ to: 'categories', label: null }], many)}
      user={null}
      cartCount={12}
      theme="system"
      onThemeChange={fn()}
      languages={[{ code: 'en', name: 'English' }]}
      language="en"
      onLanguageChange={fn()}
      search={<Search query="" results={undefined} isLoading={false} onChange={fn()} onSubmit={fn()} />}
      onSignIns={fn()}
      onSignOut={fn()}
    />
  )
}

export const MoreCategoriesThanRoom = meta.story(moreCategories)

export const MoreCategoriesOpen = meta.story({
  tags: ['picture'],
  ...moreCategories,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: m.shell_more_links() }))
    const menu = within(await within(document.body).findByRole('menu'))
    const hidden = many.slice(6)
    await expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(
      hidden.map(({ name }) => name)
    )
    await expect(menu.getByRole('menuitem', { name: hidden.at(-1)?.name ?? '' })).toHaveAttribute(
      'href',
      `/?category=${hidden.at(-1)?.slug}`
    )
  }
})
export const AtTheFoot = meta.story()

const footerWith = (props: Partial<NewsletterProps>) => ({
  render: () => <Footer columns={columns} newsletter={<Newsletter onSubmit={fn()} {...props} />} />
})

export const AskingForAnAddress = meta.story(footerWith({}))
export const AddressOnItsWay = meta.story(footerWith({ isSending: true }))
export const AddressNotTaken = meta.story({
  tags: ['picture'],
  ...footerWith({ failure: failures.emailRefused }),
  play: ({ canvas }) => expect(canvas.getByRole('alert')).toBeVisible()
})

export const NoConnectionForTheAddress = meta.story({
  tags: ['picture'],
  ...footerWith({ failure: failures.network }),
  play: ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent(m.common_failure_network())
})

const onAddress = fn()

export const GivingAnAddress = meta.story({
  tags: ['deed'],
  beforeEach: () => void onAddress.mockClear(),
  render: () => {
    const [sentTo, setSentTo] = useState<string>()
    const onSubmit: NewsletterProps['onSubmit'] = (given) => {
      onAddress(given)
      setSentTo(given.email)
    }
    return <Footer columns={columns} newsletter={<Newsletter sentTo={sentTo} onSubmit={onSubmit} />} />
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: m.shell_newsletter() })
    const send = canvas.getByRole('button', { name: m.shell_newsletter_submit() })
    await userEvent.type(field, 'kim')
    await userEvent.click(send)
    await expect(await canvas.findByRole('alert')).toHaveTextContent(m.accounts_email_wrong())
    await expect(field).toHaveFocus()
    await expect(field).toBeInvalid()
    await expect(onAddress).not.toHaveBeenCalled()
    await userEvent.type(field, '@example.com{Enter}')
    const sent = await canvas.findByRole('status')
    await expect(sent).toHaveTextContent(m.shell_newsletter_sent({ email: 'kim@example.com' }))
    await expect(sent).toHaveFocus()
    await expect(onAddress).toHaveBeenCalledOnce()
    await expect(onAddress).toHaveBeenCalledWith({ email: 'kim@example.com' })
  }
})

export const ShopsMark = meta.story({ render: () => <Wordmark /> })

export const PastTheHeader = meta.story({
  tags: ['deed'],
  render: () => (
    <>
      <SkipLink />
      <main id="main" />
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab()
    const link = canvas.getByRole('link', { name: m.shell_skip() })
    await expect(link).toHaveFocus()
    await expect(link).toBeVisible()
  }
})
