import { m } from '@motif/messages'
import { formatMoney, formatNumber } from '@motif/ui/format'
import type { TextNode } from '@motif/design'
import { DesignToolScreen } from '@motif/ui/screens/design-tool'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { modes } from '../../.storybook/modes.ts'
import { designToolProps, editorFor, editorWith, fetchFonts } from '../fixtures/design-tool.ts'
import { isFromTheRight } from '../fixtures/reading-direction.ts'
import { inShell } from '../fixtures/shells.ts'
import { onDesktop } from '../fixtures/windows.ts'

const meta = preview.meta({
  title: 'Screens/Design tool/Team',
  component: DesignToolScreen,
  parameters: { ...inShell('designer'), chromatic: { modes } },
  args: designToolProps,
  beforeEach: ({ args }) => {
    args.editor ??= editorFor('hello')
  }
})

/** Name placeholder well inside the print area. */
const inside: TextNode = {
  type: 'text',
  id: 'name',
  role: 'name',
  rotation: 0,
  opacity: 1,
  x: 150,
  y: 100,
  text: 'NAME',
  font: 'bricolage-grotesque-700',
  size: 24,
  align: 'centre',
  letterSpacing: 0,
  lineHeight: 1.2,
  fill: '#1c1b18'
}

/** Rows as a spreadsheet copies them: separated by tabs. */
const copied = 'Name\tNumber\tSize\tPieces\nوليد عبد الرحمن\t10\tS\t1\nWolfeschlegelsteinhausenbergerdorff\t10\tXL\t2'

export const Listed = meta.story({
  tags: ['picture'],
  globals: onDesktop,
  play: async ({ canvas, args }) => {
    const { editor } = args
    if (!editor) throw new Error('This story has no editor.')
    const team = () => editor.store.getSnapshot().document.team
    const words = (role: string) =>
      (
        editor.live.getSnapshot().nodes.find((node) => node.type === 'text' && node.role === role) as
          | TextNode
          | undefined
      )?.text
    await canvas.findByRole(
      'button',
      { name: m.editor_node_text({ text: 'Hello', index: 2, count: 3 }) },
      { timeout: 20_000 }
    )
    await userEvent.click(canvas.getByRole('button', { name: m.editor_team_title() }))
    const panel = within(await canvas.findByRole('region', { name: m.editor_team_title() }))
    // Existing text can become a name placeholder. Ready-made placeholders have the layout of a jersey.
    await userEvent.selectOptions(
      await panel.findByRole('combobox', { name: m.editor_team_role_of({ words: 'Hello' }) }),
      m.editor_team_role_name()
    )
    await expect(words('name')).toBe('Hello')
    await userEvent.selectOptions(
      panel.getByRole('combobox', { name: m.editor_team_role_of({ words: 'Hello' }) }),
      m.editor_team_role_none()
    )
    await userEvent.click(panel.getByRole('button', { name: m.editor_team_insert_on({ area: 'Back' }) }))
    await expect([words('name'), words('number')]).toEqual([m.editor_team_sample_name(), m.editor_team_sample_number()])
    // Adds rows by keyboard.
    await userEvent.click(panel.getByRole('button', { name: m.editor_team_add() }))
    await expect(panel.getByRole('textbox', { name: m.editor_team_name_of({ row: 1 }) })).toHaveFocus()
    await userEvent.keyboard('Ada{Tab}7{Tab}')
    await userEvent.selectOptions(panel.getByRole('combobox', { name: m.editor_team_size_of({ row: 1 }) }), 'M')
    panel.getByRole('textbox', { name: m.editor_team_name_of({ row: 1 }) }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(panel.getByRole('textbox', { name: m.editor_team_name_of({ row: 2 }) })).toHaveFocus()
    // A pasted list replaces the blank row.
    await userEvent.paste(copied)
    await expect(team()).toEqual([
      { name: 'Ada', number: '7', size: 'm', quantity: 1 },
      { name: 'وليد عبد الرحمن', number: '10', size: 's', quantity: 1 },
      { name: 'Wolfeschlegelsteinhausenbergerdorff', number: '10', size: 'xl', quantity: 2 }
    ])
    await expect(panel.getByText(m.editor_team_count({ people: 3, pieces: 4 }))).toBeVisible()
    await expect(panel.getAllByText(m.editor_team_same_number({ number: 10 }))).toHaveLength(2)
    // The product shows the name, but the document does not contain it.
    await userEvent.click(
      panel.getByRole('button', { name: m.editor_team_show({ who: 'Wolfeschlegelsteinhausenbergerdorff' }) })
    )
    await waitFor(() => expect([words('name'), words('number')]).toEqual(['Wolfeschlegelsteinhausenbergerdorff', '10']))
    await expect(JSON.stringify(editor.store.getSnapshot().document.areas)).not.toContain('Wolfe')
    // A row without a size blocks the order and receives the focus.
    await userEvent.click(panel.getByRole('button', { name: m.editor_team_add() }))
    await userEvent.keyboard('Grace')
    await userEvent.click(panel.getByRole('button', { name: m.editor_team_buy() }))
    await expect(args.team.onAddToCart).not.toHaveBeenCalled()
    await expect(panel.getByRole('combobox', { name: m.editor_team_size_of({ row: 4 }) })).toHaveFocus()
    await expect(panel.getByText(m.editor_team_blocked({ count: 1 }))).toBeVisible()
    const quantity = panel.getByRole('textbox', { name: m.editor_team_quantity_of({ row: 4 }) })
    await userEvent.selectOptions(panel.getByRole('combobox', { name: m.editor_team_size_of({ row: 4 }) }), 'M')
    await userEvent.clear(quantity)
    await userEvent.type(quantity, '3')
    await expect(panel.getByText(m.editor_team_size_too_few({ count: 3, size: 'M' }))).toBeVisible()
    await userEvent.click(panel.getByRole('button', { name: m.editor_team_remove({ who: 'Grace' }) }))
    await expect(panel.getByRole('textbox', { name: m.editor_team_name_of({ row: 3 }) })).toHaveFocus()
    await fetchFonts(editor)
    await userEvent.click(panel.getByRole('button', { name: m.editor_team_buy() }))
    await waitFor(() => expect(args.team.onAddToCart).toHaveBeenCalledOnce())
    // Changes of the list can be undone.
    editor.commands.undo()
    await expect(team()).toHaveLength(4)
  }
})

const dollars = (amount: number) => formatMoney({ amount: amount * 100, currency: 'USD' })

/** The list supports the keys and pasting of a spreadsheet. Each row shows notes about its item. */
export const AsATable = meta.story({
  tags: ['deed'],
  globals: onDesktop,
  beforeEach: ({ args }) => {
    const editor = editorWith([], [inside])
    editor.commands.setTeam(
      ['Ada', 'Grace', 'Wolfeschlegelsteinhausenbergerdorff'].map((name) => ({
        name,
        number: '',
        size: 'm',
        quantity: 1
      }))
    )
    args.editor = editor
  },
  play: async ({ canvas, args }) => {
    const { editor } = args
    if (!editor) throw new Error('This story has no editor.')
    await fetchFonts(editor)
    await userEvent.click(await canvas.findByRole('button', { name: m.editor_team_title() }))
    const table = within(await canvas.findByRole('table', { name: m.editor_team_people() }, { timeout: 20_000 }))
    const nameOf = (row: number) => table.getByRole('textbox', { name: m.editor_team_name_of({ row }) })
    const team = (member: 'name' | 'number' | 'size' | 'quantity') =>
      (editor.store.getSnapshot().document.team ?? []).map((one) => one[member])
    // Leaves the text at the end nearer to the next cell.
    const forward = isFromTheRight() ? '{Home}{ArrowLeft}' : '{ArrowRight}'
    // The focused row is selected. The product shows it on the side with the placeholder.
    await userEvent.click(nameOf(1))
    await waitFor(() => expect(editor.live.getSnapshot().nodes).toMatchObject([{ text: 'Ada' }]))
    await expect(editor.store.getSnapshot().areaId).toBe('back')
    await userEvent.keyboard('{ArrowDown}')
    await expect(nameOf(2)).toHaveFocus()
    await waitFor(() => expect(editor.live.getSnapshot().nodes).toMatchObject([{ text: 'Grace' }]))
    await userEvent.keyboard(forward)
    await expect(table.getByRole('textbox', { name: m.editor_team_number_of({ row: 2 }) })).toHaveFocus()
    // A pasted column fills the rows downwards.
    await userEvent.paste('7\n8')
    await expect(team('number')).toEqual(['', '7', '8'])
    await userEvent.keyboard(forward)
    await userEvent.paste('XL\nS')
    await expect(team('size')).toEqual(['m', 'xl', 's'])
    // The row notes that its name is printed smaller to fit.
    await expect(await canvas.findByText(/\d+%/u, undefined, { timeout: 20_000 })).toBeVisible()
    const sums = within(canvas.getByRole('list', { name: m.editor_team_by_size() }))
    await expect(sums.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      m.editor_team_size_total({ size: 'S', count: formatNumber(1), price: dollars(24) }),
      m.editor_team_size_total({ size: 'M', count: formatNumber(1), price: dollars(24) }),
      m.editor_team_size_total({ size: 'XL', count: formatNumber(1), price: dollars(26) })
    ])
    await userEvent.click(table.getByRole('button', { name: m.editor_team_duplicate({ who: 'Ada' }) }))
    await expect(nameOf(2)).toHaveFocus()
    await userEvent.click(table.getByRole('button', { name: m.editor_team_remove({ who: 'Grace' }) }))
    await expect(team('name').slice(0, 2)).toEqual(['Ada', 'Ada'])
    await userEvent.click(canvas.getByRole('button', { name: m.editor_team_put_back() }))
    await expect(team('name').slice(0, 3)).toEqual(['Ada', 'Ada', 'Grace'])
    editor.commands.undo()
    editor.commands.undo()
    editor.commands.undo()
    await expect(team('name').slice(0, 2)).toEqual(['Ada', 'Grace'])
  }
})

/** The main button orders the team if the list has names, and never an item with the placeholder text. */
export const OrderedByTheMainButton = meta.story({
  tags: ['deed'],
  beforeEach: ({ args }) => {
    const editor = editorWith([], [inside])
    editor.commands.setTeam([
      { name: 'Ada', number: '', size: 'm', quantity: 1 },
      { name: 'Grace', number: '', size: '', quantity: 2 }
    ])
    void fetchFonts(editor)
    args.editor = editor
  },
  play: async ({ canvas, args }) => {
    const { editor } = args
    if (!editor) throw new Error('This story has no editor.')
    await waitFor(() => expect(editor.fonts.getSnapshot()).toBeDefined(), { timeout: 20_000 })
    const [order] = await canvas.findAllByRole('button', { name: m.editor_team_buy() })
    if (!order) throw new Error('Nothing orders the team.')
    await expect(canvas.queryByRole('button', { name: m.editor_add_to_cart() })).toBeNull()
    // The first click opens the list at the missing value.
    await userEvent.click(order)
    const panel = within(await canvas.findByRole('region', { name: m.editor_team_title() }))
    await waitFor(
      () => expect(panel.getByRole('combobox', { name: m.editor_team_size_of({ row: 2 }) })).toHaveFocus(),
      { timeout: 20_000 }
    )
    await expect(panel.getByText(m.editor_team_blocked({ count: 1 }))).toBeVisible()
    await expect(args.team.onAddToCart).not.toHaveBeenCalled()
    await userEvent.selectOptions(panel.getByRole('combobox', { name: m.editor_team_size_of({ row: 2 }) }), 'XL')
    await userEvent.click(order)
    await waitFor(() => expect(args.team.onAddToCart).toHaveBeenCalledOnce(), { timeout: 20_000 })
    await expect(args.onAddToCart).not.toHaveBeenCalled()
    // With an empty list, the button orders the design.
    editor.commands.setTeam([{ name: ' ', number: '', size: '', quantity: 1 }])
    await expect(await canvas.findByRole('button', { name: m.editor_add_to_cart() })).toBeVisible()
  }
})

/** The first click shows a complete list, the second orders it. */
export const SeenBeforeItIsOrdered = meta.story({
  tags: ['deed'],
  beforeEach: ({ args }) => {
    const editor = editorWith([], [inside])
    editor.commands.setTeam([{ name: 'Ada', number: '', size: 'm', quantity: 1 }])
    void fetchFonts(editor)
    args.editor = editor
  },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(args.editor?.fonts.getSnapshot()).toBeDefined(), { timeout: 20_000 })
    const [order] = await canvas.findAllByRole('button', { name: m.editor_team_buy() })
    if (order) await userEvent.click(order)
    const panel = within(await canvas.findByRole('region', { name: m.editor_team_title() }))
    await waitFor(() => expect(panel.getByText(m.editor_team_count({ people: 1, pieces: 1 }))).toBeVisible(), {
      timeout: 20_000
    })
    await expect(args.team.onAddToCart).not.toHaveBeenCalled()
    if (order) await userEvent.click(order)
    await waitFor(() => expect(args.team.onAddToCart).toHaveBeenCalledOnce(), { timeout: 20_000 })
  }
})

/** Placeholder half outside the print area. */
const beside: TextNode = {
  type: 'text',
  id: 'name',
  role: 'name',
  rotation: 0,
  opacity: 1,
  x: 310,
  y: 100,
  text: 'NAME',
  font: 'bricolage-grotesque-700',
  size: 24,
  align: 'centre',
  letterSpacing: 0,
  lineHeight: 1.2,
  fill: '#1c1b18'
}

/** Findings about a member's text name the member and link to the row. */
export const OnTheWayToTheCart = meta.story({
  tags: ['deed'],
  globals: onDesktop,
  beforeEach: ({ args }) => {
    const editor = editorWith([], [beside])
    editor.commands.setTeam(
      ['Jo', 'Wolfeschlegelsteinhausen', 'Ra \u{13000}', ''].map((name) => ({
        name,
        number: '',
        size: 'xl',
        quantity: 1
      }))
    )
    void fetchFonts(editor)
    args.editor = editor
  },
  play: async ({ canvas, args }) => {
    const { editor } = args
    if (!editor) throw new Error('This story has no editor.')
    const region = async (name: string) => within(await canvas.findByRole('region', { name }, { timeout: 20_000 }))
    await waitFor(() => expect(editor.fonts.getSnapshot()).toBeDefined(), { timeout: 20_000 })
    await userEvent.click(await canvas.findByRole('button', { name: m.editor_team_title() }))
    await userEvent.click(
      await (
        await region(m.editor_team_title())
      ).findByRole('button', { name: m.editor_team_buy() }, { timeout: 20_000 })
    )
    let check = await region(m.check_title())
    // Later findings re-render the first ones.
    await waitFor(
      async () => {
        await expect(check.getByText(m.check_missing_letters({ name: 'NAME', letters: '𓀀' }))).toBeVisible()
        await expect(check.getByText(m.check_empty_piece())).toBeVisible()
      },
      { timeout: 20_000 }
    )
    await expect(check.getByRole('button', { name: m.check_go_on() })).toBeDisabled()
    await expect(args.team.onAddToCart).not.toHaveBeenCalled()
    // The button focuses the row and shows the item on the product.
    const [first] = check.getAllByRole('button', { name: `${m.check_show()} Ra \u{13000}` })
    if (first) await userEvent.click(first)
    const team = await region(m.editor_team_title())
    const name = await team.findByRole('textbox', { name: m.editor_team_name_of({ row: 3 }) })
    await waitFor(() => expect(name).toHaveFocus())
    await waitFor(() => expect(editor.live.getSnapshot().nodes).toMatchObject([{ text: 'Ra \u{13000}' }]))
    await expect(editor.store.getSnapshot().areaId).toBe('back')
    await userEvent.clear(name)
    await userEvent.type(name, 'Ra')
    await userEvent.click(
      team.getByRole('button', { name: m.editor_team_remove({ who: m.editor_team_row({ row: 4 }) }) })
    )
    await userEvent.click(team.getByRole('button', { name: m.editor_team_buy() }))
    // Cut-off text can be confirmed.
    check = await region(m.check_title())
    await expect(
      await check.findByRole('button', { name: `${m.check_show()} Wolfeschlegelsteinhausen` }, { timeout: 20_000 })
    ).toBeVisible()
    await expect(check.getByRole('button', { name: m.check_go_on() })).toBeDisabled()
    const isWanted = (name: string) => name.startsWith(m.check_as_it_is())
    await waitFor(() => expect(check.getAllByRole('checkbox', { name: isWanted })).toHaveLength(3), { timeout: 20_000 })
    for (const wanted of check.getAllByRole('checkbox', { name: isWanted })) await userEvent.click(wanted)
    await userEvent.click(check.getByRole('button', { name: m.check_go_on() }))
    await expect(args.team.onAddToCart).toHaveBeenCalledOnce()
    await expect(args.team.onAddToCart).toHaveBeenCalledWith({
      confirmed: expect.arrayContaining([expect.stringMatching(/^cut-off\/back\/name\//)])
    })
    await expect(args.onAddToCart).not.toHaveBeenCalled()
    await expect(await canvas.findByRole('region', { name: m.editor_team_title() })).toBeVisible()
  }
})

export const SixtyPeople = meta.story({
  tags: ['picture'],
  globals: onDesktop,
  play: async ({ canvas, args }) => {
    const { editor } = args
    if (!editor) throw new Error('This story has no editor.')
    await canvas.findByRole(
      'button',
      { name: m.editor_node_text({ text: 'Hello', index: 2, count: 3 }) },
      { timeout: 20_000 }
    )
    await userEvent.click(canvas.getByRole('button', { name: m.editor_team_title() }))
    const panel = within(await canvas.findByRole('region', { name: m.editor_team_title() }))
    await userEvent.click(await panel.findByText(m.editor_team_paste()))
    const list = panel.getByRole('textbox', { name: m.editor_team_paste_label() })
    await fireEvent.change(list, {
      target: { value: Array.from({ length: 104 }, (_, index) => `Player ${index},${index},XL`).join('\n') }
    })
    await userEvent.click(panel.getByRole('button', { name: m.editor_team_paste_add() }))
    await expect(editor.store.getSnapshot().document.team).toHaveLength(100)
    await expect(panel.getByText(m.editor_team_left({ limit: 100, count: 4 }))).toBeVisible()
    await expect(panel.getByRole('button', { name: m.editor_team_add() })).toBeDisabled()
    editor.commands.setTeam((editor.store.getSnapshot().document.team ?? []).slice(0, 60))
    await userEvent.type(panel.getByRole('textbox', { name: m.editor_team_name_of({ row: 60 }) }), '!')
    await expect(editor.store.getSnapshot().document.team?.[59]?.name).toBe('Player 59!')
  }
})

/** A paste tells what it changed or left out, by row, and can be undone. */
export const PastedInTheirOwnWords = meta.story({
  tags: ['picture'],
  globals: onDesktop,
  beforeEach: ({ args }) => {
    args.editor = editorWith([], [inside])
  },
  play: async ({ canvas, args }) => {
    const { editor } = args
    if (!editor) throw new Error('This story has no editor.')
    const sizesOf = () => (editor.store.getSnapshot().document.team ?? []).map(({ size }) => size)
    await userEvent.click(await canvas.findByRole('button', { name: m.editor_team_title() }, { timeout: 20_000 }))
    const panel = within(await canvas.findByRole('region', { name: m.editor_team_title() }))
    await userEvent.click(await panel.findByText(m.editor_team_paste(), undefined, { timeout: 20_000 }))
    const name = 'Wolfeschlegelsteinhausenbergerdorff-Ribbentrop'
    await fireEvent.change(panel.getByRole('textbox', { name: m.editor_team_paste_label() }), {
      target: {
        value: `Ada, 7, extra large\nGrace, 10, Small, 250\n${name}, 3, Medium\nJoan, 4, 4XL\nMary, 5, 4XL`
      }
    })
    await userEvent.click(panel.getByRole('button', { name: m.editor_team_paste_add() }))
    await expect(sizesOf()).toEqual(['xl', 's', 'm', '', ''])
    const cell = (given: string, rows: string, count = 1) => m.editor_team_told_cell({ given, rows, count })
    const isTold = (sentence: string) => expect(panel.getByText(sentence)).toBeVisible()
    await isTold(m.editor_team_told_size({ cells: cell('4XL', `${formatNumber(4)}–${formatNumber(5)}`, 2) }))
    await isTold(m.editor_team_told_name({ limit: 40, cells: cell(name, formatNumber(3)) }))
    await isTold(
      m.editor_team_told_quantity({
        limit: 99,
        cells: m.editor_team_told_became({ cell: cell('250', formatNumber(2)), used: formatNumber(99) })
      })
    )
    await userEvent.click(panel.getByRole('button', { name: m.editor_team_told_undo() }))
    await expect(sizesOf()).toEqual([])
    await expect(panel.queryByText(m.editor_team_told_title())).toBeNull()
    editor.commands.undo()
    await expect(sizesOf()).toHaveLength(5)
  }
})
