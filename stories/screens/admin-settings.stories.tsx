import { m } from '@motif/messages'
import { AdminScreen, type AdminScreenProps } from '@motif/ui/screens/admin'
import { expect, fn, mocked, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { modes } from '../../.storybook/modes.ts'
import { adminProps } from '../fixtures/admin.ts'
import { currentSettings } from '../fixtures/admin-settings.ts'
import { failures } from '../fixtures/people.ts'
import { everydayTee } from '../fixtures/products.ts'
import { inShell } from '../fixtures/shells.ts'

const args: AdminScreenProps = { ...adminProps, section: 'settings' }

const meta = preview.meta({
  title: 'Screens/Admin/Settings',
  component: AdminScreen,
  parameters: { ...inShell('staff'), chromatic: { modes } },
  args
})

export const Shown = meta.story({})

export const Saving = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args: { onSaveSettings } }) => {
    const name = canvas.getByRole('textbox', { name: m.admin_settings_name() })
    await userEvent.clear(name)
    await userEvent.type(name, 'Ink & Sons')
    await expect(canvas.getByText(m.admin_product_unsaved())).toBeVisible()
    await userEvent.click(canvas.getByText(m.admin_settings_zone({ number: 1 })))
    const zone = within(canvas.getByRole('group', { name: m.admin_settings_zone({ number: 1 }) }))
    const [price] = zone.getAllByRole('textbox', { name: m.admin_settings_price() })
    await userEvent.clear(price!)
    await userEvent.type(price!, '4,5')
    await userEvent.click(canvas.getByRole('button', { name: m.common_save() }))
    const { shipping } = currentSettings.settings
    await expect(onSaveSettings).toHaveBeenCalledWith({
      revision: 3,
      settings: {
        ...currentSettings.settings,
        name: 'Ink & Sons',
        shipping: [
          { ...shipping[0], methods: [{ ...shipping[0]!.methods[0], price: 450 }, shipping[0]!.methods[1]] },
          ...shipping.slice(1)
        ]
      }
    })
    await waitFor(() => expect(canvas.getByText(m.admin_product_saved())).toBeVisible())
  }
})

export const Unreadable = meta.story({
  tags: ['picture'],
  play: async ({ canvas, args: { onSaveSettings } }) => {
    const light = canvas.getByRole('textbox', { name: m.admin_settings_light() })
    await userEvent.clear(light)
    await userEvent.type(light, '#FF8A66{Enter}')
    await expect(onSaveSettings).not.toHaveBeenCalled()
    await expect(light).toHaveFocus()
    await expect(light).toHaveAccessibleDescription(expect.stringContaining(m.admin_settings_wrong_contrast()))
    await expect(canvas.getByText(m.admin_settings_wrong({ count: 1 }))).toBeVisible()
  }
})

export const ChoosingATimeZone = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args: { onSaveSettings } }) => {
    const zone = canvas.getByRole('combobox', { name: m.admin_settings_time_zone() })
    await expect(zone).toHaveValue('Europe/London')
    await userEvent.selectOptions(zone, 'Asia/Tokyo')
    await userEvent.click(canvas.getByRole('button', { name: m.common_save() }))
    await expect(onSaveSettings).toHaveBeenCalledWith({
      revision: 3,
      settings: { ...currentSettings.settings, timeZone: 'Asia/Tokyo' }
    })
  }
})

export const ChoosingTheLanguageOfTheProducts = meta.story({
  tags: ['deed'],
  args: { searchState: { percent: null } },
  play: async ({ canvas, args: { onSaveSettings } }) => {
    const language = canvas.getByRole('combobox', { name: m.admin_settings_product_language() })
    await expect(language).toHaveDisplayValue('English')
    await expect(canvas.queryByRole('progressbar')).toBeNull()
    await userEvent.selectOptions(language, 'German')
    await userEvent.click(canvas.getByRole('button', { name: m.common_save() }))
    await expect(onSaveSettings).toHaveBeenCalledWith({
      revision: 3,
      settings: { ...currentSettings.settings, productLanguage: 'de' }
    })
  }
})

export const SearchBeingRebuilt = meta.story({
  tags: ['picture'],
  args: {
    searchState: { percent: 40 },
    settings: { ...currentSettings, settings: { ...currentSettings.settings, productLanguage: 'other' } }
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: m.admin_settings_product_language() })).toHaveDisplayValue(
      m.admin_settings_language_other()
    )
    const progress = canvas.getByRole('progressbar', { name: m.admin_settings_search_progress() })
    progress.scrollIntoView({ block: 'center' })
    await expect(progress).toHaveAttribute('value', '0.4')
    await expect(canvas.getByText(m.admin_settings_search_rebuilding())).toBeVisible()
  }
})

const stripe: AdminScreenProps['paymentConnection'] = {
  provider: 'stripe',
  keys: 'live',
  webhookSecrets: 1,
  webhookUrl: 'https://motif.example/api/v1/payments/webhook',
  lastEventAt: '2026-11-23T09:41:00Z'
}

export const DecidingOnPayments = meta.story({
  tags: ['deed'],
  args: { paymentConnection: stripe },
  play: async ({ canvas, args: { onSaveSettings } }) => {
    await expect(canvas.getByText(m.admin_payments_keys_live())).toBeVisible()
    const statement = canvas.getByRole('textbox', { name: m.admin_payments_statement() })
    await userEvent.type(statement, '2026 *')
    await userEvent.click(canvas.getByRole('button', { name: m.common_save() }))
    await expect(onSaveSettings).not.toHaveBeenCalled()
    await expect(statement).toHaveFocus()
    await expect(statement).toHaveAccessibleDescription(expect.stringContaining(m.admin_payments_wrong_statement()))
    await userEvent.clear(statement)
    await userEvent.type(statement, 'PRINTS')
    const least = canvas.getByRole('textbox', { name: m.admin_payments_least() })
    await userEvent.clear(least)
    await userEvent.type(least, '15')
    await userEvent.click(canvas.getByRole('checkbox', { name: m.admin_payments_wallets() }))
    await userEvent.click(canvas.getByRole('button', { name: m.common_save() }))
    await expect(onSaveSettings).toHaveBeenCalledWith({
      revision: 3,
      settings: {
        ...currentSettings.settings,
        payments: { leastOrder: 1500, statement: 'PRINTS', hasWallets: false, keepsCards: true }
      }
    })
  }
})

export const PaymentsWithTestKeys = meta.story({
  args: { paymentConnection: { ...stripe, keys: 'test', lastEventAt: null } }
})

export const PaymentsBuiltIn = meta.story({
  args: {
    paymentConnection: {
      provider: 'test',
      keys: null,
      webhookSecrets: 0,
      webhookUrl: 'http://localhost:3000/api/v1/payments/webhook',
      lastEventAt: null
    }
  }
})

/** Uploads a logo for the light theme, then one for the dark theme. The other settings are saved with it. */
export const ChoosingALogo = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args: { onSaveSettings, onUploadLogo } }) => {
    const light = within(canvas.getByRole('group', { name: m.admin_settings_logo_light() }))
    const dark = within(canvas.getByRole('group', { name: m.admin_settings_logo_dark() }))
    await expect(dark.getByRole('button', { name: m.admin_settings_logo_choose() })).toBeDisabled()
    const file = new File(['x'], 'logo.png', { type: 'image/png' })
    await userEvent.upload(light.getByLabelText(m.admin_settings_logo_light(), { selector: 'input' }), file)
    await expect(onUploadLogo).toHaveBeenCalledWith({ file: expect.any(File) })
    await waitFor(() => expect(light.getByRole('img')).toHaveAttribute('width', '128'))
    await expect(dark.getByRole('img')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: m.common_save() }))
    await expect(onSaveSettings).toHaveBeenCalledWith({
      revision: 3,
      settings: {
        ...currentSettings.settings,
        logo: { light: { upload: 'logo-1', width: 480, height: 120 }, dark: null }
      }
    })
    await userEvent.click(light.getByRole('button', { name: m.admin_settings_logo_remove() }))
    await expect(light.queryByRole('img')).toBeNull()
  }
})

/** Each theme has its own logo. */
export const WithLogo = meta.story({
  args: {
    settings: {
      ...currentSettings,
      settings: {
        ...currentSettings.settings,
        logo: {
          light: { upload: 'logo-1', width: 480, height: 120 },
          dark: { upload: 'logo-2', width: 480, height: 120 }
        }
      }
    }
  }
})

const { header, footer, home } = currentSettings.settings

export const LinksOfTheHeader = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args: { onSaveSettings } }) => {
    const label = m.admin_links_header()
    await userEvent.click(canvas.getByRole('button', { name: m.admin_links_add({ list: label }) }))
    const list = within(canvas.getByRole('list', { name: label }))
    const added = within(list.getByRole('group', { name: m.shell_all_products() }))
    await userEvent.selectOptions(added.getByRole('combobox', { name: m.admin_links_kind() }), 'web')
    const entry = within(list.getByRole('group', { name: m.admin_links_new() }))
    await userEvent.type(entry.getByRole('textbox', { name: m.admin_links_web() }), 'javascript:alert(1)')
    await userEvent.type(entry.getByRole('textbox', { name: m.admin_links_label() }), 'Blog')
    await userEvent.click(canvas.getByRole('button', { name: m.common_save() }))
    const address = list.getByRole('textbox', { name: m.admin_links_web() })
    await expect(address).toHaveAccessibleDescription(expect.stringContaining(m.admin_links_wrong_web()))
    await expect(address).toHaveFocus()
    await expect(onSaveSettings).not.toHaveBeenCalled()
    await userEvent.clear(address)
    await userEvent.type(address, 'https://example.com')
    const up = list.getByRole('button', { name: m.admin_list_up({ item: 'Blog' }) })
    up.focus()
    await userEvent.keyboard('{Enter}')
    await expect(list.getByRole('button', { name: m.admin_list_down({ item: 'Blog' }) })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: m.common_save() }))
    await expect(onSaveSettings).toHaveBeenCalledWith({
      revision: 3,
      settings: { ...currentSettings.settings, header: [{ to: 'https://example.com', label: 'Blog' }, ...header] }
    })
  }
})

/** The text of a link to a collection, and the title of its section, follow the collection until another is typed. */
export const LinksToCollections = meta.story({
  tags: ['deed'],
  play: async ({ canvas }) => {
    const label = m.admin_links_header()
    await userEvent.click(canvas.getByRole('button', { name: m.admin_links_add({ list: label }) }))
    const header = within(canvas.getByRole('list', { name: label }))
    const linkOf = (name: string) => within(header.getByRole('group', { name }))
    const kind = { name: m.admin_links_kind() }
    const link = linkOf(m.shell_all_products())
    await userEvent.selectOptions(link.getByRole('combobox', kind), 'collection')
    await expect(linkOf('Summer').getByRole('textbox', { name: m.admin_links_label() })).toHaveValue('Summer')
    await userEvent.selectOptions(linkOf('Summer').getByRole('combobox', kind), 'page')
    await expect(header.getByRole('group', { name: m.shell_all_products() })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: m.admin_home_list() }))
    const home = within(canvas.getByRole('list', { name: m.admin_settings_home() }))
    await userEvent.click(home.getByText(m.admin_home_list(), { selector: 'bdi' }))
    const collection = () => home.getByRole('combobox', { name: m.admin_links_collection() })
    await userEvent.selectOptions(collection(), 'summer')
    await userEvent.selectOptions(collection(), 'winter')
    await expect(home.getByRole('group', { name: `${m.admin_home_list()}: Winter` })).toBeVisible()
  }
})

/** Mandatory links stay in the footer. All others can be removed. */
export const LinksOfTheFooter = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args: { onSaveSettings } }) => {
    const column = within(canvas.getByRole('group', { name: 'Help' }))
    const terms = m.shell_footer_terms()
    await expect(column.getByRole('button', { name: m.admin_list_remove({ item: terms }) })).toBeDisabled()
    await expect(canvas.getByRole('button', { name: m.admin_list_remove({ item: 'Help' }) })).toBeDisabled()
    const row = within(column.getByRole('group', { name: terms }))
    await userEvent.type(row.getByRole('textbox', { name: m.admin_links_label() }), 'Small print')
    await userEvent.click(canvas.getByRole('button', { name: m.admin_list_remove({ item: m.shell_addresses() }) }))
    await userEvent.click(canvas.getByRole('button', { name: m.common_save() }))
    await expect(onSaveSettings).toHaveBeenCalledWith({
      revision: 3,
      settings: {
        ...currentSettings.settings,
        footer: footer.map(({ title, links }) => ({
          title,
          links: links
            .filter(({ to }) => to !== '/address')
            .map((link) => (link.to === '/tnc' ? { ...link, label: 'Small print' } : link))
        }))
      }
    })
  }
})

export const PartsOfTheHomePage = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args: { onSaveSettings } }) => {
    const parts = within(canvas.getByRole('list', { name: m.admin_settings_home() }))
    await userEvent.click(parts.getByText(m.admin_home_hero(), { selector: 'bdi' }))
    const hero = within(parts.getByRole('group', { name: m.admin_home_hero() }))
    const words = hero.getByRole('textbox', { name: m.admin_home_words() })
    await userEvent.clear(words)
    await userEvent.type(words, 'Hello')
    await userEvent.click(canvas.getByRole('button', { name: m.admin_home_collection() }))
    await userEvent.click(parts.getByText(m.admin_home_collection(), { selector: 'bdi' }))
    const row = within(parts.getByRole('group', { name: m.admin_home_collection() }))
    await userEvent.type(row.getByRole('combobox', { name: m.admin_home_add_product() }), everydayTee.name)
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(row.getByRole('button', { name: m.admin_list_remove({ item: everydayTee.name }) })).toBeVisible()
    )
    await userEvent.type(row.getByRole('textbox', { name: m.admin_home_title() }), 'For you')
    await userEvent.click(
      canvas.getByRole('button', { name: m.admin_list_up({ item: `${m.admin_home_collection()}: For you` }) })
    )
    await userEvent.click(canvas.getByRole('button', { name: m.common_save() }))
    const [first, ...rest] = home
    await expect(onSaveSettings).toHaveBeenCalledWith({
      revision: 3,
      settings: {
        ...currentSettings.settings,
        home: [
          { ...first, words: 'Hello' },
          { kind: 'products', isShown: true, title: 'For you', products: [everydayTee.slug] },
          ...rest
        ]
      }
    })
  }
})

export const NewZone = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args: { onSaveSettings } }) => {
    await userEvent.click(canvas.getByText(m.admin_settings_zone({ number: 3 })))
    await userEvent.click(canvas.getByRole('button', { name: m.admin_settings_remove_zone({ number: 3 }) }))
    await userEvent.click(canvas.getByRole('button', { name: m.admin_settings_add_zone() }))
    const zone = within(canvas.getByRole('group', { name: m.admin_settings_zone({ number: 3 }) }))
    await userEvent.type(zone.getByRole('textbox', { name: m.admin_settings_countries() }), 'it')
    await userEvent.type(zone.getByRole('textbox', { name: m.admin_settings_price() }), '7')
    await userEvent.type(zone.getByRole('textbox', { name: m.admin_settings_days_min() }), '2')
    await userEvent.type(zone.getByRole('textbox', { name: m.admin_settings_days_max() }), '4{Enter}')
    await expect(onSaveSettings).toHaveBeenCalledWith({
      revision: 3,
      settings: {
        ...currentSettings.settings,
        shipping: [
          ...currentSettings.settings.shipping.slice(0, 2),
          { countries: ['IT'], methods: [{ id: 'standard', price: 700, daysMin: 2, daysMax: 4 }] }
        ]
      }
    })
  }
})

/** A method that is removed and one that is added again share neither price nor zone. */
export const RemoveThenNewDeliveryMethod = meta.story({
  tags: ['deed'],
  play: async ({ canvas }) => {
    const add = () => userEvent.click(canvas.getByRole('button', { name: m.admin_settings_new_method() }))
    await add()
    await userEvent.keyboard('Letter')
    await userEvent.click(canvas.getByText(m.admin_settings_zone({ number: 1 })))
    const zone = within(canvas.getByRole('group', { name: m.admin_settings_zone({ number: 1 }) }))
    await userEvent.click(zone.getByRole('checkbox', { name: 'Letter' }))
    const letter = within(zone.getByRole('group', { name: 'Letter' }))
    await userEvent.type(letter.getByRole('textbox', { name: m.admin_settings_price() }), '2')
    await userEvent.click(canvas.getByRole('button', { name: m.admin_settings_remove_method({ number: 3 }) }))
    await expect(zone.queryByRole('checkbox', { name: 'Letter' })).toBeNull()
    await add()
    await userEvent.keyboard('Parcel')
    await expect(zone.getByRole('checkbox', { name: 'Parcel' })).not.toBeChecked()
  }
})

/** A method without tracking is added and offered in a zone; another one is removed from all zones. */
export const DeliveryMethods = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args: { onSaveSettings } }) => {
    const nameOf = (number: number) =>
      within(canvas.getByRole('group', { name: m.admin_settings_method({ number }) })).getByRole('textbox', {
        name: m.admin_settings_method_name()
      })
    await userEvent.click(canvas.getByRole('button', { name: m.admin_settings_remove_method({ number: 2 }) }))
    await expect(nameOf(1)).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: m.admin_settings_new_method() }))
    await expect(nameOf(2)).toHaveFocus()
    const method = within(canvas.getByRole('group', { name: m.admin_settings_method({ number: 2 }) }))
    await userEvent.keyboard('Letter')
    await userEvent.click(method.getByRole('checkbox', { name: m.admin_settings_method_tracked() }))
    await userEvent.click(canvas.getByText(m.admin_settings_zone({ number: 1 })))
    const zone = within(canvas.getByRole('group', { name: m.admin_settings_zone({ number: 1 }) }))
    await userEvent.click(zone.getByRole('checkbox', { name: 'Letter' }))
    const letter = within(zone.getByRole('group', { name: 'Letter' }))
    await userEvent.type(letter.getByRole('textbox', { name: m.admin_settings_price() }), '2')
    await userEvent.type(letter.getByRole('textbox', { name: m.admin_settings_days_min() }), '2')
    await userEvent.type(letter.getByRole('textbox', { name: m.admin_settings_days_max() }), '4{Enter}')
    const [standard] = currentSettings.settings.deliveryMethods
    const id: unknown = expect.stringMatching(/^method-[0-9a-f]{8}$/)
    const { shipping } = currentSettings.settings
    const kept = shipping.map(({ countries, methods }) => ({
      countries,
      methods: methods.filter(({ id }) => id === 'standard')
    }))
    await expect(onSaveSettings).toHaveBeenCalledWith({
      revision: 3,
      settings: {
        ...currentSettings.settings,
        deliveryMethods: [standard, { id, name: 'Letter', isTracked: false }],
        shipping: [
          {
            countries: kept[0]!.countries,
            methods: [...kept[0]!.methods, { id, price: 200, daysMin: 2, daysMax: 4 }]
          },
          ...kept.slice(1)
        ]
      }
    })
  }
})

/** An error in a collapsed zone expands it. */
export const UnreadableZone = meta.story({
  tags: ['picture'],
  play: async ({ canvas, args: { onSaveSettings } }) => {
    await userEvent.click(canvas.getByText(m.admin_settings_zone({ number: 1 })))
    const zone = within(canvas.getByRole('group', { name: m.admin_settings_zone({ number: 1 }) }))
    await userEvent.type(zone.getByRole('textbox', { name: m.admin_settings_countries() }), ', XX')
    await userEvent.click(canvas.getByText(m.admin_settings_zone({ number: 1 })))
    await expect(canvas.queryByRole('textbox', { name: m.admin_settings_countries() })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: m.common_save() }))
    const countries = await canvas.findByRole('textbox', { name: m.admin_settings_countries() })
    await waitFor(() => expect(countries).toHaveFocus())
    await expect(countries).toHaveAccessibleDescription(expect.stringContaining(m.admin_settings_wrong_country()))
    await expect(onSaveSettings).not.toHaveBeenCalled()
  }
})

const theirs = {
  ...currentSettings,
  revision: 4,
  by: { id: 'u-2', name: 'Grace Hopper' },
  settings: { ...currentSettings.settings, name: 'Harbour Prints', tagline: 'By the water.' }
}

const typeName = async (canvas: ReturnType<typeof within>, typed: string) => {
  const name = canvas.getByRole('textbox', { name: m.admin_settings_name() })
  await userEvent.clear(name)
  await userEvent.type(name, typed)
  await userEvent.click(canvas.getByRole('button', { name: m.common_save() }))
  await canvas.findByText(m.admin_settings_conflict_title({ name: 'Grace Hopper' }))
}

/** Another user saved while this user was editing. */
export const Conflicting = meta.story({
  tags: ['picture'],
  args: {
    onSaveSettings: fn(async () => ({ failure: { ...failures.internal, code: 'conflict' as const }, newer: theirs }))
  },
  play: async ({ canvas }) => {
    await typeName(canvas, 'Ink & Sons')
    await expect(canvas.getByText('Harbour Prints', { selector: 'dd *' })).toBeVisible()
    await expect(canvas.getAllByText('Ink & Sons', { selector: 'dd *' })).toHaveLength(1)
  }
})

/** The user decides on values that both changed. Values that one user changed are kept. The next save uses the newer revision. */
export const Together = meta.story({
  tags: ['deed'],
  args: {
    onSaveSettings: fn(async () => ({ failure: { ...failures.internal, code: 'conflict' as const }, newer: theirs }))
  },
  play: async ({ canvas, args: { onSaveSettings } }) => {
    await typeName(canvas, 'Ink & Sons')
    await userEvent.click(canvas.getByRole('button', { name: m.admin_settings_conflict_keep_mine() }))
    await expect(canvas.getByRole('textbox', { name: m.admin_settings_name() })).toHaveValue('Ink & Sons')
    await expect(canvas.getByRole('textbox', { name: m.admin_settings_tagline() })).toHaveValue('By the water.')
    await userEvent.click(canvas.getByRole('button', { name: m.common_save() }))
    await expect(onSaveSettings).toHaveBeenLastCalledWith({
      revision: 4,
      settings: { ...theirs.settings, name: 'Ink & Sons' }
    })
  }
})

/** What is typed while a save is under way is not lost, and not taken as saved. */
export const TypingDuringASave = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args: { onSaveSettings } }) => {
    const answer = Promise.withResolvers<Awaited<ReturnType<AdminScreenProps['onSaveSettings']>>>()
    mocked(onSaveSettings).mockImplementationOnce(() => answer.promise)
    const name = canvas.getByRole('textbox', { name: m.admin_settings_name() })
    await userEvent.type(name, ' & Sons{Enter}')
    await userEvent.type(name, ' & Daughters')
    const saved = { ...currentSettings.settings, name: 'Motif & Sons' }
    answer.resolve({ saved: { ...currentSettings, revision: 4, settings: saved } })
    await waitFor(() => expect(canvas.getByRole('button', { name: m.common_save() })).not.toHaveAttribute('aria-busy'))
    await expect(name).toHaveValue('Motif & Sons & Daughters')
    await expect(canvas.getByText(m.admin_product_unsaved())).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: m.common_save() }))
    await expect(onSaveSettings).toHaveBeenLastCalledWith({
      revision: 4,
      settings: { ...saved, name: 'Motif & Sons & Daughters' }
    })
  }
})

export const Refused = meta.story({
  tags: ['picture'],
  args: { onSaveSettings: fn(async () => ({ failure: failures.internal })) },
  play: async ({ canvas }) => {
    const name = canvas.getByRole('textbox', { name: m.admin_settings_name() })
    await userEvent.type(name, ' & Sons{Enter}')
    await waitFor(() => expect(canvas.getByText(m.admin_product_unsaved())).toBeVisible())
    await expect(name).toHaveValue('Motif & Sons')
  }
})

export const Restoring = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args: { onRestoreSettings } }) => {
    await userEvent.click(canvas.getByRole('button', { name: m.admin_settings_restore_version({ version: 1 }) }))
    await expect(onRestoreSettings).toHaveBeenCalledWith({ version: 1, revision: 3 })
    await userEvent.click(canvas.getByRole('button', { name: m.admin_settings_restore_file() }))
    await expect(onRestoreSettings).toHaveBeenLastCalledWith({ version: 0, revision: 3 })
    await userEvent.type(canvas.getByRole('textbox', { name: m.admin_settings_name() }), '!')
    await expect(canvas.getByRole('button', { name: m.admin_settings_restore_file() })).toBeDisabled()
  }
})

const currencyButton = () => ({ name: m.admin_currency_change() })

export const ChangingCurrency = meta.story({
  tags: ['picture'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', currencyButton()))
    const dialog = within(await screen.findByRole('dialog', { name: m.admin_currency_question() }))
    await expect(dialog.getByRole('button', { name: m.admin_currency_confirm_none() })).toBeDisabled()
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: m.admin_currency_new() }), 'JPY')
    await expect(dialog.getByText(m.admin_currency_rounded())).toBeVisible()
  }
})

export const CurrencyChanged = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args: { onChangeCurrency } }) => {
    await userEvent.click(canvas.getByRole('button', currencyButton()))
    const dialog = within(await screen.findByRole('dialog', { name: m.admin_currency_question() }))
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: m.admin_currency_new() }), 'EUR')
    await expect(dialog.queryByText(m.admin_currency_rounded())).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: m.admin_currency_confirm({ code: 'EUR' }) }))
    await expect(onChangeCurrency).toHaveBeenCalledWith({ revision: 3, code: 'EUR' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
})

export const CurrencyRefused = meta.story({
  tags: ['deed'],
  args: { onChangeCurrency: fn(async () => ({ failure: failures.internal })) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', currencyButton()))
    const dialog = within(await screen.findByRole('dialog', { name: m.admin_currency_question() }))
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: m.admin_currency_new() }), 'EUR')
    await userEvent.click(dialog.getByRole('button', { name: m.admin_currency_confirm({ code: 'EUR' }) }))
    await expect(await dialog.findByRole('alert')).toBeVisible()
  }
})

/** Changes typed elsewhere are saved first. */
export const CurrencyWaits = meta.story({
  tags: ['deed'],
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: m.admin_settings_name() }), '!')
    await expect(canvas.getByRole('button', currencyButton())).toBeDisabled()
    await expect(canvas.getByText(m.admin_currency_unsaved())).toBeVisible()
  }
})

export const CurrencyFixed = meta.story({
  tags: ['deed'],
  args: { settings: { ...currentSettings, currencyObstacles: ['orders', 'drafts'] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', currencyButton())).toBeNull()
    await expect(canvas.getByText(m.admin_currency_orders(), { exact: false })).toBeVisible()
  }
})

export const Downloading = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args: { onDownloadConfig } }) => {
    await userEvent.click(canvas.getByRole('button', { name: m.admin_settings_download() }))
    await expect(onDownloadConfig).toHaveBeenCalledOnce()
  }
})

/** Without saved settings, shop.config.ts applies. */
export const NeverSaved = meta.story({
  args: {
    settings: { ...currentSettings, revision: 0, at: null, by: null },
    settingsVersions: { items: [], next: null }
  }
})

export const HistoryLoading = meta.story({ args: { settingsVersions: undefined } })

export const HistoryFailed = meta.story({
  args: { settingsVersions: undefined, settingsVersionsFailure: failures.internal }
})

export const Loading = meta.story({ args: { settings: undefined } })

export const Failed = meta.story({
  tags: ['deed'],
  args: { settings: undefined, settingsFailure: failures.internal },
  play: async ({ canvas, args: { onRetrySettings } }) => {
    await userEvent.click(canvas.getByRole('button', { name: m.common_try_again() }))
    await expect(onRetrySettings).toHaveBeenCalledOnce()
  }
})
