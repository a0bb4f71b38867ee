import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { changedKit, undoOf } from '@motif/contract/brand-kit-rules'
import { BrandKitDialog, type BrandKitDialogProps, BrandKitView } from '@motif/ui/screens/brand-kit'
import { DesignToolScreen, type DesignToolScreenProps } from '@motif/ui/screens/design-tool'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { modes } from '../../.storybook/modes.ts'
import { brandWith, changingBrand, fullKit, smallKit } from '../fixtures/brand-kit.ts'
import { designToolProps, editorFor, openSettings } from '../fixtures/design-tool.ts'
import { inShell } from '../fixtures/shells.ts'
import { onDesktop } from '../fixtures/windows.ts'

const meta = preview.meta({
  title: 'Screens/Design tool/Brand kit',
  component: DesignToolScreen,
  parameters: { ...inShell('designer'), chromatic: { modes } },
  args: designToolProps,
  beforeEach: ({ args }) => {
    args.editor ??= editorFor('hello')
    args.brandKit ??= changingBrand(smallKit)
  }
})

const visitor = brandWith({ status: 'visitor' })

type Canvas = ReturnType<typeof within>

const kitOf = ({ brandKit }: Pick<DesignToolScreenProps, 'brandKit'>) => {
  if (!brandKit) throw new Error('This story has no brand kit.')
  return brandKit.getSnapshot().kit
}

async function openKit(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: m.brand_title() }, { timeout: 20_000 }))
  const panel = await canvas.findByRole('region', { name: m.brand_title() }, { timeout: 20_000 })
  await waitFor(() => expect(within(panel).getByRole('region', { name: m.brand_logos() })).toBeVisible(), {
    timeout: 20_000
  })
  return within(panel)
}

export const InThePanel = meta.story({
  tags: ['deed'],
  globals: onDesktop,
  args: { onPlaceUpload: fn() },
  play: async ({ canvas, args }) => {
    const panel = await openKit(canvas)
    // A click places a logo.
    const fox = m.brand_logo_named({ number: 1, name: 'Fox' })
    await userEvent.click(panel.getByRole('button', { name: m.uploads_place({ name: fox }) }))
    await expect(args.onPlaceUpload).toHaveBeenCalledWith({ upload: 'fox', name: 'Fox' })
    // An invalid colour code shows an error. A valid one is added, also without `#` and in upper case.
    const code = panel.getByRole('textbox', { name: m.brand_colour_code() })
    await userEvent.type(code, 'C83{Enter}')
    await expect(panel.getByText(m.brand_colour_invalid())).toBeVisible()
    await userEvent.type(code, '71B{Enter}')
    await expect(kitOf(args).colours.at(-1)).toEqual({ value: '#c8371b', name: null })
    // Naming a colour, and removing a colour and a font.
    await userEvent.type(panel.getByRole('textbox', { name: m.brand_colour_name({ code: '#0F4C5C' }) }), 'Sea{Enter}')
    await expect(kitOf(args).colours[1]).toEqual({ value: '#0f4c5c', name: 'Sea' })
    await userEvent.click(panel.getByRole('button', { name: m.brand_remove({ name: 'Fox red' }) }))
    await userEvent.click(panel.getByRole('button', { name: m.brand_remove({ name: 'Anton' }) }))
    await userEvent.selectOptions(panel.getByRole('combobox', { name: m.brand_font_add() }), 'Bangers')
    await expect(kitOf(args)).toMatchObject({ fonts: ['cairo', 'bangers'], colours: [{ name: 'Sea' }, { name: null }] })
    // An uploaded file becomes a logo named after the file.
    const file = new File(['picture'], 'Badge, round.png', { type: 'image/png' })
    await userEvent.upload(panel.getByTestId('brand-logo'), file)
    await waitFor(() => expect(kitOf(args).logos.at(-1)).toEqual({ upload: 'another', name: 'Badge, round' }))
  }
})

export const WhereColoursAndFontsAreChosen = meta.story({
  tags: ['deed'],
  globals: onDesktop,
  play: async ({ canvas, args }) => {
    const words = m.editor_node_text({ text: 'Hello', index: 2, count: 3 })
    ;(await canvas.findByRole('button', { name: words }, { timeout: 20_000 })).focus()
    const settings = within(await openSettings(canvas))
    const node = () => args.editor?.store.getSnapshot().nodes[1]
    // The order is: colours of the design, colours of the brand, inks.
    const brand = await settings.findByRole('radiogroup', { name: m.brand_colours() }, { timeout: 20_000 })
    const groups = settings.getAllByRole('radiogroup').map((group) => group.getAttribute('aria-labelledby'))
    const at = groups.indexOf(brand.getAttribute('aria-labelledby'))
    await expect(at).toBeGreaterThan(0)
    await userEvent.click(
      settings.getByRole('radio', { name: m.brand_colour_named({ name: 'Fox red', code: '#7A1F3D' }) })
    )
    await expect(node()).toMatchObject({ fill: '#7a1f3d' })
    // One click adds the selected colour to the kit or removes it.
    const star = settings.getByRole('button', { name: m.brand_toggle({ name: '#7A1F3D' }) })
    await expect(star).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(star)
    await expect(kitOf(args).colours.map(({ value }) => value)).toEqual(['#0f4c5c'])
    await userEvent.click(star)
    await expect(kitOf(args).colours.at(-1)).toEqual({ value: '#7a1f3d', name: null })
    // Brand fonts are listed first. The star beside a font adds it to them.
    await userEvent.click(settings.getByRole('button', { name: (name) => name.startsWith(`${m.editor_font()} `) }))
    await userEvent.click(await settings.findByLabelText(m.brand_font_named({ name: 'Anton' })))
    await expect(node()).toMatchObject({ font: 'anton' })
    await userEvent.click(settings.getByLabelText(m.brand_toggle({ name: 'Bangers' })))
    await expect(settings.getByLabelText(m.brand_font_named({ name: 'Bangers' }))).toBeInTheDocument()
    // A link opens the kit.
    await userEvent.click(settings.getByLabelText(m.brand_edit()))
    await waitFor(() => expect(canvas.getByRole('region', { name: m.brand_title() })).toBeVisible())
  }
})

export const WithoutAnAccount = meta.story({
  tags: ['deed'],
  globals: onDesktop,
  args: {
    brandKit: { getSnapshot: () => visitor, subscribe: () => () => {} }
  },
  play: async ({ canvas }) => {
    const words = m.editor_node_text({ text: 'Hello', index: 2, count: 3 })
    ;(await canvas.findByRole('button', { name: words }, { timeout: 20_000 })).focus()
    const settings = within(await openSettings(canvas))
    // The first click opens the panel, which shows the reason and a link to log in.
    const [star] = await settings.findAllByRole(
      'button',
      { name: (name) => name.startsWith(m.brand_toggle({ name: '#' })) },
      { timeout: 20_000 }
    )
    if (!star) throw new Error('No colour can be put in.')
    await userEvent.click(star)
    const panel = within(await canvas.findByRole('region', { name: m.brand_title() }))
    await expect(await panel.findByText(m.brand_visitor())).toBeVisible()
    await expect(panel.getByRole('link', { name: m.shell_log_in() })).toHaveAttribute('href', '/login')
  }
})
/** The kit alone, as wide as its panel or a phone's sheet. */
const alone = (change: Parameters<typeof brandWith>[0]) => ({
  render: ({ keepImage, fontAddress }: DesignToolScreenProps) => (
    <chakra.div maxWidth="21rem" paddingInline={6} paddingBlock={6}>
      <chakra.h2 fontSize="lg" marginBlockEnd={4}>
        {m.brand_title()}
      </chakra.h2>
      <BrandKitView brand={brandWith(change)} keepImage={keepImage} fontAddress={fontAddress} onPlaceLogo={fn()} />
    </chakra.div>
  )
})

/** The dialog of the kit in the list of designs. It shows removals like the app does. */
function KitInDialog({ keepImage, fontAddress }: Pick<DesignToolScreenProps, 'keepImage' | 'fontAddress'>) {
  const [kit, setKit] = useState(smallKit)
  const [told, setTold] = useState<BrandKitDialogProps['told']>()
  const brand = brandWith({
    kit,
    onChange: (change) => {
      setKit((now) => changedKit(now, change))
      const onAct = () => brand.onChange(undoOf(kit, change))
      setTold(
        change.act === 'remove'
          ? { title: m.brand_removed({ name: 'Fox red' }), action: { label: m.common_undo(), onAct } }
          : { title: m.brand_added({ name: 'Fox red' }) }
      )
    }
  })
  return <BrandKitDialog brand={brand} told={told} keepImage={keepImage} fontAddress={fontAddress} onClose={fn()} />
}

export const TakenBackByKeyboardInItsDialog = meta.story({
  tags: ['deed'],
  render: KitInDialog,
  play: async ({ canvas }) => {
    const dialog = within(await canvas.findByRole('dialog', { name: m.brand_title() }, { timeout: 20_000 }))
    const remove = { name: m.brand_remove({ name: 'Fox red' }) }
    ;(await dialog.findByRole('button', remove)).focus()
    const status = dialog.getByRole('status')
    await userEvent.keyboard('{Enter}')
    await expect(status).toHaveTextContent(m.brand_removed({ name: 'Fox red' }))
    await expect(canvas.getAllByText(m.brand_removed({ name: 'Fox red' }))).toHaveLength(1)
    await expect(dialog.queryByRole('button', remove)).toBeNull()
    // The undo button follows all of the kit in the tab order.
    dialog.getByRole('combobox', { name: m.brand_font_add() }).focus()
    await userEvent.tab()
    await expect(dialog.getByRole('button', { name: m.common_undo() })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(dialog.getByRole('button', remove)).toBeVisible()
    await expect(status).toHaveTextContent(m.brand_added({ name: 'Fox red' }))
    await expect(dialog.getAllByRole('button', { name: m.common_close() }).at(-1)).toHaveFocus()
  }
})

export const Full = meta.story(alone({ kit: fullKit }))
export const Empty = meta.story(alone({}))
export const Loading = meta.story(alone({ status: 'loading' }))
export const Failed = meta.story(alone({ status: 'failed', failure: { code: 'network', message: '' } }))
