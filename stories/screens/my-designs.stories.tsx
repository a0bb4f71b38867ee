import { m } from '@motif/messages'
import { MyDesignsScreen } from '@motif/ui/screens/my-designs'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { isActiveItem } from '../fixtures/menus.ts'
import { modes } from '../../.storybook/modes.ts'
import { savedDesigns } from '../fixtures/saved-designs.ts'
import { failures } from '../fixtures/people.ts'
import { inShell } from '../fixtures/shells.ts'

const meta = preview.meta({
  title: 'Screens/My designs',
  component: MyDesignsScreen,
  parameters: { ...inShell('customer'), chromatic: { modes } },
  args: {
    designs: savedDesigns,
    isSignedIn: true,
    onRetry: fn(),
    onRename: fn(),
    onDuplicate: fn(),
    onMove: fn(),
    onAlsoOn: fn(),
    onShare: fn(),
    onVersions: fn(),
    onDelete: fn(),
    onAddToCart: fn()
  }
})

export const Ready = meta.story({
  tags: ['picture'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: `${m.common_add_to_cart()} Good morning club` }))
    await expect(args.onAddToCart).toHaveBeenCalledWith({ id: 'd1' })
    await expect(
      canvas.getByRole('link', { name: m.designs_open_named({ name: 'Good morning club' }) })
    ).toHaveAttribute('href', '/designertool?design=d1')
  }
})

export const Renaming = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: m.designs_more_named({ name: 'North Ridge runners' }) }))
    await userEvent.click(await canvas.findByRole('menuitem', { name: m.designs_rename() }))
    const field = await canvas.findByRole('textbox', { name: m.designs_rename_label() })
    await userEvent.clear(field)
    await userEvent.type(field, 'Ridge, second try{Enter}')
    await expect(args.onRename).toHaveBeenCalledWith({ id: 'd2', name: 'Ridge, second try' })
    await expect(
      canvas.getByRole('button', { name: m.designs_more_named({ name: 'North Ridge runners' }) })
    ).toHaveFocus()
  }
})

export const RenamedToNothing = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: m.designs_more_named({ name: 'North Ridge runners' }) }))
    await userEvent.click(await canvas.findByRole('menuitem', { name: m.designs_rename() }))
    await userEvent.clear(canvas.getByRole('textbox', { name: m.designs_rename_label() }))
    await userEvent.click(canvas.getByRole('button', { name: m.designs_rename_save() }))
    await expect(canvas.getByText(m.designs_name_missing())).toBeVisible()
    await expect(args.onRename).not.toHaveBeenCalled()
  }
})

export const RenamingGivenUp = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: m.designs_more_named({ name: 'Good morning club' }) }))
    await userEvent.click(await canvas.findByRole('menuitem', { name: m.designs_rename() }))
    await userEvent.keyboard('something else{Escape}')
    await expect(args.onRename).not.toHaveBeenCalled()
    await expect(canvas.getByRole('heading', { name: 'Good morning club' })).toBeVisible()
  }
})

export const DuplicatedAndDeleted = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args }) => {
    const card = within(canvas.getByRole('article', { name: 'Good morning club' }))
    await userEvent.click(card.getByRole('button', { name: m.designs_more_named({ name: 'Good morning club' }) }))
    await userEvent.click(await canvas.findByRole('menuitem', { name: m.designs_duplicate() }))
    await expect(args.onDuplicate).toHaveBeenCalledWith({ id: 'd1' })
    await userEvent.click(card.getByRole('button', { name: m.designs_more_named({ name: 'Good morning club' }) }))
    await userEvent.click(await canvas.findByRole('menuitem', { name: m.designs_delete() }))
    await expect(args.onDelete).toHaveBeenCalledWith({ id: 'd1' })
  }
})

export const DeletedByKeyboard = meta.story({
  tags: ['deed'],
  render: function Kept(args) {
    const [designs, setDesigns] = useState(savedDesigns)
    return (
      <MyDesignsScreen
        {...args}
        designs={designs}
        onDelete={({ id }) => setDesigns((all) => all.filter((design) => design.id !== id))}
      />
    )
  },
  play: async ({ canvas }) => {
    const [first = '', second = '', third = ''] = savedDesigns.map(({ name }) => name)
    canvas.getByRole('button', { name: m.designs_more_named({ name: second }) }).focus()
    await userEvent.keyboard('{Enter}')
    await isActiveItem(canvas, await canvas.findByRole('menuitem', { name: m.designs_rename() }))
    await userEvent.keyboard('{End}{Enter}')
    await waitFor(() => expect(canvas.queryByRole('article', { name: second })).toBeNull())
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: m.designs_more_named({ name: third }) })).toHaveFocus()
    )
    // The name field takes the whole width of the card, so the menu button disappears during editing.
    canvas.getByRole('button', { name: m.designs_more_named({ name: first }) }).focus()
    await userEvent.keyboard('{Enter}')
    await isActiveItem(canvas, await canvas.findByRole('menuitem', { name: m.designs_rename() }))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('textbox', { name: m.designs_rename_label() })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByRole('button', { name: m.designs_more_named({ name: first }) })).toHaveFocus()
  }
})

export const MoreToDo = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args }) => {
    const card = within(canvas.getByRole('article', { name: 'Good morning club' }))
    const choose = async (name: string) => {
      await userEvent.click(card.getByRole('button', { name: m.designs_more_named({ name: 'Good morning club' }) }))
      await userEvent.click(await canvas.findByRole('menuitem', { name }))
    }
    await choose(m.designs_move())
    await expect(args.onMove).toHaveBeenCalledWith({ id: 'd1' })
    await choose(m.designs_also_on())
    await expect(args.onAlsoOn).toHaveBeenCalledWith({ id: 'd1' })
    await choose(m.designs_share())
    await expect(args.onShare).toHaveBeenCalledWith({ id: 'd1' })
    await choose(m.designs_versions())
    await expect(args.onVersions).toHaveBeenCalledWith({ id: 'd1' })
  }
})

export const LookedFor = meta.story({
  tags: ['deed'],
  play: async ({ canvas }) => {
    const field = canvas.getByRole('searchbox', { name: m.designs_search() })
    await userEvent.type(field, 'ridge')
    await expect(canvas.getAllByRole('article')).toHaveLength(1)
    await userEvent.clear(field)
    await userEvent.type(field, 'nothing like it')
    await expect(canvas.getByText(m.designs_search_none())).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: m.designs_search_forget() }))
    await expect(canvas.getAllByRole('article')).toHaveLength(4)
  }
})

export const Visitor = meta.story({
  tags: ['picture'],
  args: { isSignedIn: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: m.designs_device_sign_in() })).toHaveAttribute('href', '/login')
  }
})

export const Busy = meta.story({ args: { busyId: 'd2' } })

export const Many = meta.story({
  args: {
    designs: Array.from({ length: 50 }, (_, index) =>
      savedDesigns.map((design) => ({ ...design, id: `${design.id}-${index}`, name: `${design.name} ${index + 1}` }))
    ).flat()
  }
})

export const UnevenNames = meta.story({
  tags: ['picture'],
  args: {
    designs: savedDesigns.map((design, index) => ({
      ...design,
      name:
        ['Hi', 'مرحبا', 'A name of so many words that it takes two lines of its card', 'Ridge'][index] ?? design.name
    }))
  },
  play: async ({ canvas }) => {
    const buttons = canvas.getAllByRole('button', { name: (name) => name.startsWith(m.common_add_to_cart()) })
    const rows = Map.groupBy(buttons, (button) => button.closest('li')?.getBoundingClientRect().top)
    for (const row of rows.values())
      await expect(new Set(row.map((button) => button.getBoundingClientRect().top)).size).toBe(1)
    // Names align to the start of the page, whatever their text direction.
    const start = document.documentElement.dir === 'rtl' ? 'right' : 'left'
    for (const name of ['Hi', 'مرحبا'])
      await expect(getComputedStyle(canvas.getByRole('heading', { name })).textAlign).toBe(start)
  }
})

export const Empty = meta.story({
  tags: ['picture'],
  args: { designs: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: m.designs_mine_empty_action() })).toHaveAttribute(
      'href',
      '/createdesign'
    )
  }
})

export const Loading = meta.story({ args: { designs: undefined, isLoading: true } })

export const Offline = meta.story({ args: { designs: undefined, failure: failures.network } })

export const Failed = meta.story({
  tags: ['picture'],
  args: { designs: undefined, failure: failures.internal },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: m.common_try_again() }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  }
})
