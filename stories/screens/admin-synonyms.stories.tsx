import { m } from '@motif/messages'
import { AdminScreen, type AdminScreenProps } from '@motif/ui/screens/admin'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { modes } from '../../.storybook/modes.ts'
import { adminProps } from '../fixtures/admin.ts'
import { failures } from '../fixtures/people.ts'
import { inShell } from '../fixtures/shells.ts'

const args: AdminScreenProps = { ...adminProps, section: 'synonyms' }

const meta = preview.meta({
  title: 'Screens/Admin/Search words',
  component: AdminScreen,
  parameters: { ...inShell('staff'), chromatic: { modes } },
  args
})

const words = () => ({ name: m.admin_synonym_words() })
const finds = () => ({ name: m.admin_synonym_finds() })

export const Adding = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', words()), 'jumper, Hooded top')
    await userEvent.type(canvas.getByRole('textbox', finds()), 'hoodie')
    await userEvent.click(canvas.getByRole('button', { name: m.admin_synonym_add() }))
    await expect(args.onSaveSynonym).toHaveBeenCalledWith({
      id: null,
      words: ['jumper', 'Hooded top'],
      finds: ['hoodie']
    })
    await waitFor(() => expect(canvas.getByRole('textbox', words())).toHaveValue(''))
  }
})

export const Editing = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: m.admin_synonym_edit({ words: 'beaker, cup' }) }))
    const save = canvas.getByRole('button', { name: m.common_save() })
    const row = within(save.closest('li') ?? document.body)
    await userEvent.type(row.getByRole('textbox', words()), ', chalice')
    await userEvent.click(save)
    await expect(args.onSaveSynonym).toHaveBeenCalledWith({
      id: 's-1',
      words: ['beaker', 'cup', 'chalice'],
      finds: ['mug']
    })
  }
})

export const EditingGivenUp = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args }) => {
    const edit = { name: m.admin_synonym_edit({ words: 'beaker, cup' }) }
    await userEvent.click(canvas.getByRole('button', edit))
    await userEvent.click(canvas.getByRole('button', { name: m.common_cancel() }))
    await expect(canvas.getByRole('button', edit)).toHaveFocus()
    await expect(args.onSaveSynonym).not.toHaveBeenCalled()
  }
})

export const Deleting = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: m.admin_synonym_remove({ words: 'beaker, cup' }) }))
    await expect(args.onRemoveSynonym).toHaveBeenCalledWith(expect.objectContaining({ id: 's-1' }))
    await expect(
      canvas.getByRole('button', { name: m.admin_synonym_edit({ words: 'tee, t-shirt, tshirt' }) })
    ).toHaveFocus()
  }
})

export const WordAlone = meta.story({
  tags: ['picture'],
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', words()), 'jumper{Enter}')
    await expect(args.onSaveSynonym).not.toHaveBeenCalled()
    await expect(canvas.getByRole('textbox', finds())).toHaveAccessibleDescription(
      expect.stringContaining(m.admin_synonym_alone())
    )
  }
})

export const Refused = meta.story({
  tags: ['picture'],
  args: {
    onSaveSynonym: fn(async () => ({
      ...failures.internal,
      code: 'quota-exceeded' as const,
      detail: 'A shop has 500 entries of searched words at most. Take one out first.'
    }))
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', words()), 'jumper, sweater{Enter}')
    await expect(await canvas.findByText(/500 entries/)).toBeVisible()
    await expect(canvas.getByRole('textbox', words())).toHaveValue('jumper, sweater')
  }
})

export const Loading = meta.story({ args: { synonyms: undefined } })
export const Empty = meta.story({ args: { synonyms: [] } })
export const Failed = meta.story({
  tags: ['deed'],
  args: { synonyms: undefined, synonymsFailure: failures.internal },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: m.common_try_again() }))
    await expect(args.onRetrySynonyms).toHaveBeenCalledOnce()
  }
})

export const Many = meta.story({
  tags: ['deed'],
  args: {
    synonyms: Array.from({ length: 40 }, (_, at) => ({ id: `m-${at}`, words: [`word ${at}`], finds: [`thing ${at}`] }))
  },
  play: async ({ canvas }) => {
    const filter = canvas.getByRole('searchbox', { name: m.admin_synonyms_filter() })
    await userEvent.type(filter, 'thing 17')
    await expect(canvas.getByText('word 17')).toBeVisible()
    await expect(canvas.queryByText('word 16')).toBeNull()
    await userEvent.type(filter, 'x')
    await expect(canvas.getByText(m.admin_synonyms_none_match({ text: 'thing 17x' }))).toBeVisible()
  }
})

export const LongWords = meta.story({
  args: {
    synonyms: [
      {
        id: 'l-1',
        words: [
          'donaudampfschifffahrtsgesellschaftskapitänsmützenhalterung',
          'قبعة',
          'seriously long words that people might well look for'
        ],
        finds: Array.from({ length: 20 }, (_, at) => `a rather long name of product number ${at}`)
      }
    ]
  }
})

const searches: Partial<AdminScreenProps> = { synonymPart: 'all' }

export const Searches = meta.story({
  tags: ['deed'],
  args: searches,
  play: async ({ canvas, args }) => {
    const row = within(canvas.getByRole('row', { name: /^camp mug/ }))
    await expect(row.getByRole('link', { name: 'camp mug' })).toHaveAttribute('href', '/?q=camp%20mug')
    await expect(row.getByText(m.admin_search_suggested())).toBeVisible()
    await userEvent.click(row.getByRole('button', { name: `${m.admin_search_hide()} camp mug` }))
    await expect(args.onHideSearch).toHaveBeenCalledWith({ query: 'camp mug', isHidden: true })
    const hidden = within(canvas.getByRole('row', { name: /^linen tote/ }))
    await userEvent.click(hidden.getByRole('button', { name: `${m.admin_search_show()} linen tote` }))
    await expect(args.onHideSearch).toHaveBeenCalledWith({ query: 'linen tote', isHidden: false })
    await userEvent.click(canvas.getByRole('button', { name: m.admin_searches_export() }))
    await expect(args.onExportSearches).toHaveBeenCalledOnce()
  }
})

export const SearchesWithoutResults = meta.story({
  tags: ['picture'],
  args: {
    synonymPart: 'without-results',
    searches: (args.searches ?? []).filter(({ found }) => found === 0)
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: `${m.admin_search_add_synonym()} beanie` })).toHaveAttribute(
      'href',
      expect.stringContaining('words=beanie')
    )
  }
})

export const AddingFromASearch = meta.story({
  tags: ['deed'],
  args: { synonymDraft: 'beanie' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('textbox', words())).toHaveValue('beanie')
    await waitFor(() => expect(canvas.getByRole('textbox', finds())).toHaveFocus())
    await userEvent.keyboard('cap{Enter}')
    await expect(args.onSaveSynonym).toHaveBeenCalledWith({ id: null, words: ['beanie'], finds: ['cap'] })
    await waitFor(() => expect(canvas.getByRole('textbox', words())).toHaveValue(''))
  }
})

export const SearchesLoading = meta.story({
  tags: ['deed'],
  args: { ...searches, searches: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: m.admin_loading() })).toBeVisible()
    await expect(canvas.queryByRole('table')).toBeNull()
  }
})

export const NoSearches = meta.story({
  tags: ['picture'],
  args: { ...searches, searches: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: m.admin_searches_empty_title() })).toBeVisible()
    await expect(canvas.getByText(m.admin_searches_empty_text())).toBeVisible()
  }
})

export const SearchesFailed = meta.story({
  tags: ['deed'],
  args: { ...searches, searches: undefined, searchesFailure: failures.internal },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: m.common_try_again() }))
    await expect(args.onRetrySearches).toHaveBeenCalledOnce()
  }
})
